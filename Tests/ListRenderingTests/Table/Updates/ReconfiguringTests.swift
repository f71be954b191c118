import ListRendering
import Testing

struct ReconfiguringTests {
  @Test func `rule 23: reconfiguring a row fills its cell again`() throws {
    let screen = ListScreen("abc")
    let cell = try #require(screen.table.cellForRow(at: .row(1)) as? LabelledCell)
    screen.update(to: "aBc", .reconfigureRows([.row(1)]))
    #expect(screen.letters == "aBc")
    #expect(screen.table.cellForRow(at: .row(1)) === cell)
    #expect(cell.reuseCount == 0)
    #expect(screen.list.asked == [.row(1)])
    #expect(screen.list.came == [])
    #expect(screen.list.left == [])
    #expect(screen.table.createdCellCounts == ["row": 3])
  }

  @Test func `rule 23: reconfiguring a row outside the view requests no cell`() {
    let screen = ListScreen("abcdef", height: 3)
    screen.update(to: "abcdeF", .reconfigureRows([.row(5)]))
    #expect(screen.list.cells == [])
    screen.table.scrollToEnd()
    #expect(screen.letters == "deF")
  }

  @Test func `rule 23: a reconfigured row is requested at its place after the batch`() {
    let screen = ListScreen("abc|d")
    screen.update(
      to: "C|bxd", .deleteRows([.row(0)]), .insertRows([.row(1, in: 1)]),
      .moveRow(.row(1), to: .row(0, in: 1)), .reconfigureRows([.row(2)]))
    #expect(screen.letters == "Cbxd")
    #expect(screen.list.asked.sorted() == [.row(0), .row(1, in: 1)])
  }

  @Test func `rule 23: a deleted row is not reconfigured`() {
    let screen = ListScreen("abc")
    screen.update(to: "ac", .deleteRows([.row(1)]), .reconfigureRows([.row(1)]))
    #expect(screen.letters == "ac")
    #expect(screen.list.cells == [])
  }

  @Test func `rule 23: a reconfigured row that is reloaded or comes into view is requested once`() {
    let screen = ListScreen("abcdef", height: 3)
    screen.update(
      to: "aCD", .deleteRows([.row(1), .row(4), .row(5)]), .reloadRows([.row(2)]),
      .reconfigureRows([.row(2), .row(3)]))
    #expect(screen.letters == "aCD")
    #expect(screen.askedLetters == "CD")
    #expect(screen.list.came == [.row(1), .row(2)])
  }

  @Test func `rule 23: a reconfigured row that grows moves the rows below it down`() {
    let screen = ListScreen(rows: .lines(1, 1, 1, 1, 1), height: 4)
    screen.table.scroll(by: 1)
    screen.list.calls = []
    screen.list.sections[0].rows[2].lines = ["2A", "2B"]
    screen.table.reconfigureRows(at: [.row(2)])
    #expect(screen.shown == ["1a", "2A", "2B", "3a"])
    #expect(screen.list.asked == [.row(2)])
    #expect(screen.list.left == [.row(4)])
  }

  @Test
  func `rule 23: a reconfigured row that shrinks makes room for a new row, and the others stay`() {
    let screen = ListScreen(rows: .lines(1, 2, 1, 1), height: 4)
    _ = screen.shown
    screen.list.calls = []
    screen.list.sections[0].rows[1].lines = ["1A"]
    screen.list.sections[0].rows.insert("new", at: 1)
    screen.table.performBatchUpdates {
      screen.table.insertRows(at: [.row(1)])
      screen.table.reconfigureRows(at: [.row(1)])
    }
    #expect(screen.shown == ["0a", "new", "1A", "2a"])
    #expect(screen.list.came == [.row(1)])
    #expect(screen.list.left == [])
  }

  @Test func `rule 23: a reconfigured row whose visible lines are gone is shown from its top`() {
    let screen = ListScreen(rows: .lines(4, 1, 1, 1, 1), height: 3)
    screen.table.scroll(by: 3)
    screen.list.calls = []
    screen.list.sections[0].rows[0].lines = ["0A", "0B"]
    screen.table.reconfigureRows(at: [.row(0)])
    #expect(screen.shown == ["0A", "0B", "1a"])
    #expect(screen.list.left == [.row(2)])
  }

  @Test func `rule 23: a row that changes again while its height is requested is filled again`() {
    let list = ChangingList(["a", "b", "c"])
    let screen = ListScreen(list, height: 3)
    _ = screen.shown
    list.change(in: .heightForRow) {
      list.sections[0].rows[1] = "newest"
      screen.table.reconfigureRows(at: [.row(1)])
    }
    list.sections[0].rows[1] = "new"
    screen.table.reconfigureRows(at: [.row(1)])
    #expect(screen.shown == ["a", "newest", "c"])
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
    #expect(
      result?.fatalError
        == "reconfigureRows needs the cell that already shows the row: {section 0, row 1}")
  }
}
