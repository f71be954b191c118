import Testing
import UIKit

struct ReconfiguringTests {
  @Test func `rule 23: reconfiguring a row fills its cell again`() {
    let screen = ListScreen("abc")
    let cell = screen.table.cellForRow(at: .row(1)) as? LabelledCell
    screen.update(to: "aBc", .reconfigureRows([.row(1)]))
    screen.expectLetters("aBc")
    #expect(screen.table.cellForRow(at: .row(1)) === cell)
    expectEqual(cell?.reuseCount, 0)
    screen.expectRows(came: [], left: [], asked: [.row(1)])
  }

  @Test func `rule 23: a row may be reconfigured again before its cell is filled`() {
    let changing = ChangingList(["a", "b", "c"])
    let other = ListScreen(changing, height: 3)
    _ = other.shown
    changing.change(in: .heightForRow) {
      changing.sections[0].rows[1] = "newest"
      other.table.reconfigureRows(at: [.row(1)])
    }
    changing.sections[0].rows[1] = "new"
    other.table.reconfigureRows(at: [.row(1)])
    other.expectShown(["a", "newest", "c"])

    // The second batch comes before the layout that fills the cell again.
    changing.change(in: .heightForRow) {
      changing.sections[0].rows[1] = "latest"
      other.table.reconfigureRows(at: [.row(1)])
      changing.sections[0].rows += ["d"]
      other.table.insertRows(at: [.row(3)], with: .automatic)
    }
    other.table.reconfigureRows(at: [.row(0)])
    other.expectShown(["a", "latest", "c"])
  }

  @Test func `rules 23 and 25: a cell of another kind that a callback makes unneeded is reused`() {
    let list = ChangingList(["a", "b", "c"])
    let screen = ListScreen(list, height: 3, kinds: ["row", "other"])
    _ = screen.shown
    list.change(in: .cellForRow) {
      list.sections[0].rows[1] = LabelledRow("new", kind: "other")
      screen.table.reloadData()
    }
    screen.table.reconfigureRows(at: [.row(1)])
    screen.expectShown(["a", "new", "c"])
    screen.table.expectCellCounts(["row": 3, "other": 1])
  }

  @Test func `rule 23: reconfiguring a row that is deleted or outside the view requests no cell`() {
    let outside = ListScreen("abcdef", height: 3)
    outside.update(to: "abcdeF", .reconfigureRows([.row(5)]))
    outside.expectLetters("abc", asked: "")
    outside.table.scrollToEnd()
    outside.expectLetters("deF")

    let deleted = ListScreen("abc")
    deleted.update(to: "ac", .deleteRows([.row(1)]), .reconfigureRows([.row(1)]))
    deleted.expectLetters("ac", asked: "")
  }

  @Test func `rule 23: returning another cell for a reconfigured row stops the program`() async {
    await Mistake.reconfiguringWithAnotherCell.expectStop(
      with: "reconfigureRows needs the cell that already shows the row: [0, 1]")
  }
}
