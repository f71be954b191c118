import Testing
import UIKit

struct ScrollingTests {
  /// The lines of a list whose rows have one to four lines.
  static let lines = ["0a", "1a", "1b", "2a", "2b", "2c", "3a", "3b", "3c", "3d"]

  @Test func `scrolling line by line shows every line on the way down and up`() {
    let screen = ListScreen(rows: .lines(1, 2, 3, 4), height: 4)
    for offset in 0...6 {
      screen.expectShown(Self.lines(from: offset))
      screen.table.scroll(by: 1)
    }
    for offset in (0...6).reversed() {
      screen.expectShown(Self.lines(from: offset))
      screen.table.scroll(by: -1)
    }
    screen.expectShown(Self.lines(from: 0))
  }

  @Test func `scrolling stops at the first and last line, and a list shorter than the view stays`()
  {
    for lines in [1, 3, 9, 10, .max] {
      let screen = ListScreen(rows: .lines(1, 2, 3, 4), height: 4)
      screen.table.scroll(by: -lines)
      screen.expectShown(Self.lines(from: 0), "by \(lines)")
      screen.table.scroll(by: 5)
      screen.table.scroll(by: lines)
      screen.expectShown(Self.lines(from: 6), "by \(lines)")
    }

    for lines in [-3, 0, 3] {
      let short = ListScreen(rows: .lines(1, 2), height: 4)
      short.table.scroll(by: lines)
      short.expectShown(["0a", "1a", "1b", ""], "by \(lines)")

      let empty = ListScreen(sections: [], height: 2)
      empty.table.scroll(by: lines)
      empty.table.scrollToEnd()
      empty.table.scrollToTop()
      empty.expectShown(["", ""], "by \(lines)")
    }
  }

  @Test func `a scroll after a reload begins with the new rows`() {
    let screen = ListScreen(rows: .lines(1, 2, 3, 4), height: 4)
    screen.table.scroll(by: 3)
    screen.expectShown(Self.lines(from: 3))
    screen.list.sections = [LabelledSection(rows: .lines(1, 2, 3))]
    screen.table.reloadData()
    screen.table.scroll(by: -1)
    screen.expectShown(["1a", "1b", "2a", "2b"])
  }

  private static func lines(from offset: Int) -> [String] { Array(lines[offset..<offset + 4]) }
}
