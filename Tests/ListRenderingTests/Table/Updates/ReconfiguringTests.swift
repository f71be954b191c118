import ListRendering
import Testing

struct ReconfiguringTests {
  @Test func `rule 23: reconfiguring a row fills its cell again`() throws {
    let screen = ListScreen("abc")
    let cell = try #require(screen.table.cellForRow(at: .row(1)) as? LabelledCell)
    screen.update(to: "aBc", .reconfigureRows([.row(1)]))
    screen.expectLetters("aBc")
    #expect(screen.table.cellForRow(at: .row(1)) === cell)
    #expect(cell.reuseCount == 0)
    screen.expectRows(came: [], left: [], asked: [.row(1)])
    screen.table.expectCellCounts(["row": 3])

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

  @Test func `rule 23: a reconfigured row is requested once, at its place after the batch`() {
    let moved = ListScreen("abc|d")
    moved.update(
      to: "C|bxd", .deleteRows([.row(0)]), .insertRows([.row(1, in: 1)]),
      .moveRow(.row(1), to: .row(0, in: 1)), .reconfigureRows([.row(2)]))
    moved.expectLetters("Cbxd")
    moved.expectAsked([.row(0), .row(1, in: 1)], isSorted: true)

    let reloaded = ListScreen("abcdef", height: 3)
    reloaded.update(
      to: "aCD", .deleteRows([.row(1), .row(4), .row(5)]), .reloadRows([.row(2)]),
      .reconfigureRows([.row(2), .row(3)]))
    reloaded.expectLetters("aCD", asked: "CD")
    #expect(reloaded.list.came == .rows(1..<3))
  }

  @Test func `rule 23: a reconfigured row that grows or shrinks moves the rows below it`() {
    let growing = ListScreen(rows: .lines(1, 1, 1, 1, 1), height: 4)
    growing.table.scroll(by: 1)
    growing.list.calls = []
    growing.list.sections[0].rows[2].lines = ["2A", "2B"]
    growing.table.reconfigureRows(at: [.row(2)])
    growing.expectShown(["1a", "2A", "2B", "3a"])
    growing.expectRows(came: [], left: [.row(4)], asked: [.row(2)])

    let shrinking = ListScreen(rows: .lines(1, 2, 1, 1), height: 4)
    _ = shrinking.shown
    shrinking.list.calls = []
    shrinking.list.sections[0].rows[1].lines = ["1A"]
    shrinking.list.sections[0].rows.insert("new", at: 1)
    shrinking.table.performBatchUpdates {
      shrinking.table.insertRows(at: [.row(1)], with: .automatic)
      shrinking.table.reconfigureRows(at: [.row(1)])
    }
    shrinking.expectShown(["0a", "new", "1A", "2a"])
    shrinking.expectRows(came: [.row(1)], left: [])

    let hidden = ListScreen(rows: .lines(4, 1, 1, 1, 1), height: 3)
    hidden.table.scroll(by: 3)
    hidden.list.calls = []
    hidden.list.sections[0].rows[0].lines = ["0A", "0B"]
    hidden.table.reconfigureRows(at: [.row(0)])
    hidden.expectShown(["0A", "0B", "1a"])
    #expect(hidden.list.left == [.row(2)])
  }

  @Test func `rule 23: returning another cell for a reconfigured row stops the program`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      let screen = ListScreen(rows: ["a", "b"], height: 2, kinds: ["row", "other"])
      _ = screen.shown
      screen.list.sections[0].rows[1].kind = "other"
      screen.table.reconfigureRows(at: [.row(1)])
    }
    result.expectFatalError(
      "reconfigureRows needs the cell that already shows the row: {section 0, row 1}")
  }
}
