import TerminalDrawing
import Testing
import UIKit

/// Checks scrolls that callbacks make, and scrolls that callbacks disturb (rule 25: changes in
/// callbacks).
struct ScrollingInCallbacksTests {
  @Test func `rule 25: a callback can scroll, which requests only the rows that come into view`() {
    for (row, isReloaded) in [(8, false), (8, true), (20, false), (20, true)] {
      for callNumber in 0..<5 {
        let screen = changingScreen { list, table in
          list.change(in: .willDisplay, after: callNumber) {
            if isReloaded { table.reloadData() }
            table.scrollToRow(at: .row(row), at: .none, animated: false)
          }
        }
        screen.expectShown(
          (row - 4...row).map { "row \($0)" }, "in call \(callNumber), reloaded: \(isReloaded)")
      }
    }

    let screen = changingScreen { list, table in
      list.change(in: .willDisplay, after: 4) {
        table.scrollToRow(at: .row(4), at: .none, animated: false)
      }
    }
    screen.expectShown((0..<5).map { "row \($0)" })
    screen.expectAsked(.rows(0..<5))

    let short = changingScreen(rowCount: 8) { list, table in
      list.change(in: .willDisplay, after: 4) {
        list.calls = []
        table.scrollToEnd()
      }
    }
    short.expectShown((3..<8).map { "row \($0)" })
    short.expectAsked(.rows(5..<8), isSorted: true)
  }

  @Test
  func `rule 25: a reload inside a callback keeps the row of a scroll, and ends a scroll by lines`()
  {
    for callNumber in [1, 3] {
      let screen = changingScreen { _, _ in }
      _ = screen.shown
      (screen.list as? ChangingList)?.change(in: .cellForRow, after: callNumber) {
        screen.table.reloadData()
      }
      screen.table.scrollToRow(at: .row(8), at: .top, animated: false)
      screen.expectShown((8..<13).map { "row \($0)" }, "in call \(callNumber)")
    }

    let list = ChangingList((0..<20).map { LabelledRow("row \($0)\n-\n-\n-") })
    let screen = ListScreen(list, height: 4)
    _ = screen.shown
    list.change(in: .cellForRow) { screen.table.reloadData() }
    screen.table.scroll(by: 60)
    screen.expectShown(["row 1", "-", "-", "-"])
  }

  @Test func `rule 25: a batch inside a callback keeps the position to which a row is scrolled`() {
    let screen = changingScreen { _, _ in }
    _ = screen.shown
    (screen.list as? ChangingList)?.change(in: .cellForRow) {
      screen.table.performBatchUpdates(nil)
    }
    // Row 4 stays in view, so that its line could be taken for the position.
    screen.table.scrollToRow(at: .row(6), at: .middle, animated: false)
    screen.expectShown((4..<9).map { "row \($0)" })
  }

  @Test func `rule 25: a row whose callback changes the height of the view is still centred`() {
    let screen = changingScreen { _, _ in }
    _ = screen.shown
    (screen.list as? ChangingList)?.change(in: .cellForRow) { screen.table.size.height = 9 }
    screen.table.scrollToRow(at: .row(20), at: .middle, animated: false)
    screen.expectShown((16..<25).map { "row \($0)" })
  }

  /// Creates a screen of five lines whose list of rows is prepared before its first pass.
  private func changingScreen(
    rowCount: Int = 30, _ prepare: (ChangingList, UITableView) -> Void
  ) -> ListScreen {
    let list = ChangingList(.numbered(0..<rowCount))
    let screen = ListScreen(list, height: 5)
    prepare(list, screen.table)
    return screen
  }
}
