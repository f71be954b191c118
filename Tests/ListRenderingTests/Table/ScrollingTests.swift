import ListRendering
import Testing

struct ScrollingTests {
  /// The lines of a list whose rows have one to four lines.
  static let lines = ["0a", "1a", "1b", "2a", "2b", "2c", "3a", "3b", "3c", "3d"]

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
  func `scrolling stops at the first and last line`(lines: Int) {
    let screen = ListScreen(rows: .lines(1, 2, 3, 4), height: 4)
    screen.table.scroll(by: -lines)
    #expect(screen.shown == Self.lines(from: 0))
    screen.table.scroll(by: 5)
    screen.table.scroll(by: lines)
    #expect(screen.shown == Self.lines(from: 6))
  }

  @Test(arguments: [-3, 0, 3]) func `a list that is shorter than the view does not scroll`(
    lines: Int
  ) {
    let screen = ListScreen(rows: .lines(1, 2), height: 4)
    screen.table.scroll(by: lines)
    #expect(screen.shown == ["0a", "1a", "1b", ""])
  }

  @Test(arguments: [-3, 0, 3]) func `scrolling an empty list changes nothing`(lines: Int) {
    let screen = ListScreen(sections: [], height: 2)
    screen.table.scroll(by: lines)
    screen.table.scrollToEnd()
    screen.table.scrollToTop()
    #expect(screen.shown == ["", ""])
  }

  @Test func `a row higher than the view scrolls line by line`() {
    let screen = ListScreen(rows: .lines(1, 5, 1), height: 2)
    let lines = ["0a", "1a", "1b", "1c", "1d", "1e", "2a"]
    for offset in 0...5 {
      #expect(screen.shown == Array(lines[offset..<offset + 2]))
      screen.table.scroll(by: 1)
    }
    screen.table.scroll(by: -2)
    #expect(screen.shown == ["1c", "1d"])
  }

  @Test func `a list whose last row is higher than the view scrolls to its last line`() {
    let screen = ListScreen(rows: .lines(1, 5), height: 2)
    screen.table.scrollToEnd()
    #expect(screen.shown == ["1d", "1e"])
  }

  @Test(arguments: [Int.max, .min])
  func `scrolling by the largest number of lines does not overflow`(lines: Int) async {
    await #expect(processExitsWith: .success) { @MainActor [lines = lines as Int] in
      let screen = ListScreen(rows: .lines(2, 3, 4), height: 4)
      screen.table.scroll(by: 1)
      screen.table.scroll(by: lines)
    }
  }

  private static func lines(from offset: Int) -> [String] { Array(lines[offset..<offset + 4]) }
}
