import ListRendering
import Testing

struct ScrollingTests {
  /// The lines of a list whose rows take one to four of them.
  static let lines = ["0a", "1a", "1b", "2a", "2b", "2c", "3a", "3b", "3c", "3d"]

  @Test(arguments: 0...6) func `scrolling down hides as many lines at the top`(offset: Int) {
    let screen = ListScreen(rows: .lines(1, 2, 3, 4), height: 4)
    screen.table.scroll(by: offset)
    #expect(screen.shown == Self.lines(from: offset))
  }

  @Test(arguments: 0...6) func `scrolling up brings as many lines back`(offset: Int) {
    let screen = ListScreen(rows: .lines(1, 2, 3, 4), height: 4)
    screen.table.scrollToEnd()
    screen.table.scroll(by: offset - 6)
    #expect(screen.shown == Self.lines(from: offset))
  }

  @Test func `scrolling line by line shows every line on the way down and up`() {
    let screen = ListScreen(rows: .lines(1, 2, 3, 4), height: 4)
    for offset in 0...6 {
      #expect(screen.shown == Self.lines(from: offset))
      screen.table.scroll(by: 1)
    }
    for offset in (0...6).reversed() {
      #expect(screen.shown == Self.lines(from: offset))
      screen.table.scroll(by: -1)
    }
    #expect(screen.shown == Self.lines(from: 0))
  }

  @Test(arguments: [1, 3, 9, 10, 1_000])
  func `the list stops at its first and last line`(lines: Int) {
    let screen = ListScreen(rows: .lines(1, 2, 3, 4), height: 4)
    screen.table.scroll(by: -lines)
    #expect(screen.shown == Self.lines(from: 0))
    screen.table.scroll(by: 5)
    screen.table.scroll(by: lines)
    #expect(screen.shown == Self.lines(from: 6))
  }

  @Test(arguments: [-3, 0, 3]) func `a list that is shorter than the view stays`(lines: Int) {
    let screen = ListScreen(rows: .lines(1, 2), height: 4)
    screen.table.scroll(by: lines)
    #expect(screen.shown == ["0a", "1a", "1b", ""])
  }

  @Test(arguments: [-3, 0, 3]) func `an empty list can be scrolled`(lines: Int) {
    let screen = ListScreen(sections: [], height: 2)
    screen.table.scroll(by: lines)
    screen.table.scrollToEnd()
    screen.table.scrollToTop()
    #expect(screen.shown == ["", ""])
  }

  @Test func `a list can be scrolled to its end and to its top`() {
    let screen = ListScreen(rows: .lines(1, 2, 3, 4), height: 4)
    screen.table.scroll(by: 2)
    screen.table.scrollToEnd()
    #expect(screen.shown == Self.lines(from: 6))
    screen.table.scrollToTop()
    #expect(screen.shown == Self.lines(from: 0))
  }

  @Test func `a row that is higher than the view scrolls through it`() {
    let screen = ListScreen(rows: .lines(1, 5, 1), height: 2)
    let lines = ["0a", "1a", "1b", "1c", "1d", "1e", "2a"]
    for offset in 0...5 {
      #expect(screen.shown == Array(lines[offset..<offset + 2]))
      screen.table.scroll(by: 1)
    }
    screen.table.scroll(by: -2)
    #expect(screen.shown == ["1c", "1d"])
  }

  @Test func `the end of a list whose last row is higher than the view is its last line`() {
    let screen = ListScreen(rows: .lines(1, 5), height: 2)
    screen.table.scrollToEnd()
    #expect(screen.shown == ["1d", "1e"])
  }

  @Test(arguments: [Int.max, .min]) func `no number of lines is too large`(lines: Int) async {
    await #expect(processExitsWith: .success) { @MainActor [lines = lines as Int] in
      let screen = ListScreen(rows: .lines(2, 3, 4), height: 4)
      screen.table.scroll(by: 1)
      screen.table.scroll(by: lines)
    }
  }

  private static func lines(from offset: Int) -> [String] { Array(lines[offset..<offset + 4]) }
}
