import Testing
import UIKit

struct ScrollToRowTests {
  @Test func `rule 32: NSNotFound as the row scrolls to an empty section`() {
    let screen = ListScreen("abcdef||xyz", height: 3)
    screen.table.scrollToRow(
      at: IndexPath(row: NSNotFound, section: 1), at: .top, animated: false)
    screen.expectLetters("xyz")
    screen.table.scrollToRow(
      at: IndexPath(row: NSNotFound, section: 0), at: .top, animated: false)
    screen.expectLetters("abc")
  }

  @Test func `rule 16: a row is scrolled to the requested position, as far as the list allows`() {
    let ends: [(UITableView.ScrollPosition, shown: Range<Int>)] = [
      (.top, 9..<14), (.middle, 7..<12), (.bottom, 5..<10),
    ]
    for (position, shown) in ends {
      for start in [0, 7, 9, 15] {
        let screen = ListScreen(rows: .numbered(0..<20), height: 5)
        screen.table.scroll(by: start)
        screen.table.scrollToRow(at: .row(9), at: position, animated: false)
        screen.expectShown(shown.map { "row \($0)" }, "from line \(start) to \(position)")
      }
    }
  }

  @Test func `rule 16: without a position, a row is scrolled to the nearest edge, if at all`() {
    let scrolls: [(from: Int, row: Int, shown: [String])] = [
      (from: 2, row: 0, shown: ["0a", "1a", "1b", "2a"]),
      (from: 1, row: 2, shown: ["1b", "2a", "2b", "2c"]),
      (from: 0, row: 5, shown: ["3a", "4a", "4b", "5a"]),
    ]
    for (start, row, shown) in scrolls {
      let screen = ListScreen(rows: .lines(1, 2, 3, 1, 2, 1), height: 4)
      screen.table.scroll(by: start)
      screen.table.scrollToRow(at: .row(row), at: .none, animated: false)
      screen.expectShown(shown, "from line \(start) to row \(row)")
    }
  }

  @Test
  func `rule 16: a row higher than the view shows its end at the bottom, else its beginning`() {
    // From far above, just above, inside, just below and far below the row.
    for start in [0, 4, 5, 7, 8, 9, 13] {
      for position in [UITableView.ScrollPosition.top, .middle, .bottom] {
        let screen = ListScreen(rows: .lines(1, 1, 1, 1, 1, 5, 1, 1, 1, 1, 1), height: 2)
        screen.table.scroll(by: start)
        screen.table.scrollToRow(at: .row(5), at: position, animated: false)
        screen.expectShown(
          position == .bottom ? ["5d", "5e"] : ["5a", "5b"], "from line \(start) to \(position)")
      }
    }
    // Without a position, the other end comes into view.
    for (start, shown) in [(5, ["5d", "5e"]), (8, ["5a", "5b"])] {
      let screen = ListScreen(rows: .lines(1, 1, 1, 1, 1, 5, 1), height: 2)
      screen.table.scroll(by: start)
      screen.table.scrollToRow(at: .row(5), at: .none, animated: false)
      screen.expectShown(shown, "from line \(start)")
    }
  }

  @Test func `rule 16: a scroll to a row or section that does not exist stops the program`() async {
    let rowResult = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      ListScreen("|ab").table.scrollToRow(at: .row(2, in: 1), at: .top, animated: false)
    }
    let sectionResult = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      ListScreen("|ab").table.scrollToRow(at: .row(0, in: 2), at: .none, animated: false)
    }
    let message = "Attempted to scroll the table view to an out-of-bounds "
    rowResult.expectFatalError(message + "row (2) when there are only 2 rows in section 1.")
    sectionResult.expectFatalError(message + "section (2) when there are only 2 sections.")
  }
}
