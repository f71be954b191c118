import Testing
import UIKit

struct ScrollToRowTests {
  @Test func `a scroll by any number of lines stops at the first and the last line`() {
    let screen = ListScreen("abcdef", height: 3)
    for (lines, letters) in [(Int.max, "def"), (-Int.max, "abc"), (7, "def"), (-7, "abc")] {
      screen.table.scroll(by: lines)
      screen.expectLetters(letters, "by \(lines)")
    }
  }

  @Test func `rule 32: NSNotFound as the row scrolls to a section, which may be empty`() {
    let screen = ListScreen("abcdef||xyz", height: 3)
    for (section, letters) in [(1, "xyz"), (0, "abc")] {
      let place = IndexPath(row: NSNotFound, section: section)
      screen.table.scrollToRow(at: place, at: .top, animated: false)
      screen.expectLetters(letters)
    }
  }

  @Test
  func `rule 16: a row higher than the view shows its end at the bottom, else its beginning`() {
    let (beginning, end) = (["5a", "5b"], ["5d", "5e"])
    // From far above, just above, inside, just below and far below the row.
    for start in [0, 4, 5, 7, 8, 9, 13] {
      expectHighRow(from: start, to: .top, shows: beginning)
      expectHighRow(from: start, to: .middle, shows: beginning)
      expectHighRow(from: start, to: .bottom, shows: end)
    }
    // Without a position, the other end comes into view.
    expectHighRow(from: 5, to: .none, shows: end)
    expectHighRow(from: 8, to: .none, shows: beginning)
  }

  /// Scrolls to a row of five lines in a view of two lines.
  private func expectHighRow(
    from start: Int, to position: UITableView.ScrollPosition, shows lines: [String]
  ) {
    let screen = ListScreen(rows: .lines(1, 1, 1, 1, 1, 5, 1, 1, 1, 1, 1), height: 2)
    screen.table.scroll(by: start)
    screen.table.scrollToRow(at: .row(5), at: position, animated: false)
    screen.expectShown(lines, "from line \(start) to \(position)")
  }

  @Test func `rule 16: a scroll to a row or section that does not exist stops the program`() async {
    let message = "Attempted to scroll the table view to an out-of-bounds "
    await Mistake.scrollingToMissingRow.expectStop(
      with: message + "row (3) when there are only 3 rows in section 0.")
    await Mistake.scrollingToMissingSection.expectStop(
      with: message + "section (1) when there are only 1 sections.")
  }
}
