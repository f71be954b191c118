import TerminalDrawing
import Testing
import UIKit

/// Checks scrolls that callbacks make, and scrolls that callbacks disturb (rule 25: changes in
/// callbacks).
struct ScrollingInCallbacksTests {
  @Test func `rule 25: a callback can scroll, which requests only the rows that come into view`() {
    for (row, isReloaded) in [(8, false), (8, true), (20, false), (20, true)] {
      for callNumber in 0..<5 {
        let (screen, list) = changingScreen()
        list.change(in: .willDisplay, after: callNumber) {
          if isReloaded { screen.table.reloadData() }
          screen.table.scrollToRow(at: .row(row), at: .none, animated: false)
        }
        screen.expectShown(
          (row - 4...row).map { "row \($0)" }, "in call \(callNumber), reloaded: \(isReloaded)")
      }
    }

    let (screen, list) = changingScreen()
    list.change(in: .willDisplay, after: 4) {
      screen.table.scrollToRow(at: .row(4), at: .none, animated: false)
    }
    screen.expectShown((0..<5).map { "row \($0)" })
    expectEqual(list.asked, .rows(0..<5))

    let (short, shortList) = changingScreen(rowCount: 8)
    shortList.change(in: .willDisplay, after: 4) {
      shortList.calls = []
      short.table.scrollToEnd()
    }
    short.expectShown((3..<8).map { "row \($0)" })
    expectEqual(shortList.asked.sorted(), .rows(5..<8))
  }

  @Test
  func `rule 25: a reload inside a callback keeps the row of a scroll, and ends a scroll by lines`()
  {
    for callNumber in [1, 3] {
      let (screen, list) = changingScreen()
      _ = screen.shown
      list.change(in: .cellForRow, after: callNumber) { screen.table.reloadData() }
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

  @Test func `rule 25: a batch or a new height in a callback keeps the position of a scroll`() {
    let (updated, updatedList) = changingScreen()
    _ = updated.shown
    updatedList.change(in: .cellForRow) { updated.table.performBatchUpdates(nil) }
    // Row 4 stays in view, so that its line could be taken for the position.
    updated.table.scrollToRow(at: .row(6), at: .middle, animated: false)
    updated.expectShown((4..<9).map { "row \($0)" })

    let (resized, resizedList) = changingScreen()
    _ = resized.shown
    resizedList.change(in: .cellForRow) { resized.table.size.height = 9 }
    resized.table.scrollToRow(at: .row(20), at: .middle, animated: false)
    resized.expectShown((16..<25).map { "row \($0)" })
  }

  /// Creates a screen of five lines that has not been filled, and its list of rows.
  private func changingScreen(rowCount: Int = 30) -> (ListScreen, ChangingList) {
    let list = ChangingList(.numbered(0..<rowCount))
    return (ListScreen(list, height: 5), list)
  }
}
