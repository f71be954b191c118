import ListRendering
import Testing

/// Checks scrolls that callbacks make, and scrolls that callbacks disturb (rule 25).
struct ScrollingInCallbacksTests {
  @Test(arguments: [8, 20], [false, true])
  func `rule 25: a callback can scroll to a row, whether it has reloaded the table or not`(
    row: Int, isReloaded: Bool
  ) {
    for callNumber in 0..<5 {
      let screen = changingScreen { list, table in
        list.change(in: .willDisplay, after: callNumber) {
          if isReloaded { table.reloadData() }
          table.scrollToRow(at: .row(row), at: .none)
        }
      }
      #expect(screen.shown == (row - 4...row).map { "row \($0)" }, "in call \(callNumber)")
    }
  }

  @Test func `rule 25: a callback that scrolls to a visible row requests no row again`() {
    let screen = changingScreen { list, table in
      list.change(in: .willDisplay, after: 4) { table.scrollToRow(at: .row(4), at: .none) }
    }
    #expect(screen.shown == (0..<5).map { "row \($0)" })
    #expect(screen.list.asked == .rows(0..<5))
  }

  @Test func `rule 25: a callback that scrolls to the end requests only the rows there`() {
    let screen = changingScreen(rowCount: 8) { list, table in
      list.change(in: .willDisplay, after: 4) {
        list.calls = []
        table.scrollToEnd()
      }
    }
    #expect(screen.shown == (3..<8).map { "row \($0)" })
    #expect(screen.list.asked.sorted() == .rows(3..<8))
  }

  @Test(arguments: [(callNumber: 1, shown: 2..<7), (3, 4..<9)])
  func `rule 25: a reload inside a callback ends a scroll to a row`(
    callNumber: Int, shown: Range<Int>
  ) {
    let screen = changingScreen { _, _ in }
    _ = screen.shown
    (screen.list as? ChangingList)?.change(in: .cellForRow, after: callNumber) {
      screen.table.reloadData()
    }
    screen.table.scrollToRow(at: .row(8), at: .top)
    #expect(screen.shown == shown.map { "row \($0)" })
  }

  @Test func `rule 25: a reload inside a callback ends a scroll by lines`() {
    let list = ChangingList((0..<20).map { LabelledRow("row \($0)\n-\n-\n-") })
    let screen = ListScreen(list, height: 4)
    _ = screen.shown
    list.change(in: .cellForRow) { screen.table.reloadData() }
    screen.table.scroll(by: 60)
    #expect(screen.shown == ["row 1", "-", "-", "-"])
  }

  @Test func `rule 25: a row whose callback changes the height of the view is still centred`() {
    let screen = changingScreen { _, _ in }
    _ = screen.shown
    (screen.list as? ChangingList)?.change(in: .cellForRow) { screen.table.size.height = 9 }
    screen.table.scrollToRow(at: .row(20), at: .middle)
    #expect(screen.shown == (16..<25).map { "row \($0)" })
  }

  /// Creates a screen of five lines whose list of rows is prepared before its first pass.
  private func changingScreen(
    rowCount: Int = 30, _ prepare: (ChangingList, TableView) -> Void
  ) -> ListScreen {
    let list = ChangingList(.numbered(0..<rowCount))
    let screen = ListScreen(list, height: 5)
    prepare(list, screen.table)
    return screen
  }
}
