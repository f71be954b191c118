import ListRendering
import TableUpdates
import TestSupport
import Testing

/// Where a list is after its sections have changed.
struct PlaceTests {
  /// A change of a list of nine rows, whose third row is the first of three in view.
  nonisolated struct Change: CustomTestStringConvertible {
    let testDescription: String
    let picture: SectionPicture
    let shown: String

    init(_ testDescription: String, _ picture: SectionPicture, shows shown: String) {
      self.testDescription = testDescription
      self.picture = picture
      self.shown = shown
    }
  }

  @Test(
    arguments: ListKind.allCases,
    [
      Change("all rows stay", "7j|1ab|8k|2cde|3fg|4hi", shows: "cde"),
      Change("the second row is gone", "1ab|2ce|3fg|4hi", shows: "cef"),
      Change("rows above grow", "1AB|2cde|3fg|4hi", shows: "cde"),
      Change("rows above go", "2cde|3fg|4hi", shows: "cde"),
      Change("the section moves down", "4hi|1ab|3fg|2cde", shows: "cde"),
      Change("the section moves up", "2cde|1ab|3fg|4hi", shows: "cde"),
      Change("the section moves and changes", "7j|8k|3fg|1ab|2cxy|4hi", shows: "cxy"),
      Change("far away", "5ABABABABAB|6CDCDCDCD|1ab|2cde|3fg|4hi", shows: "cde"),
      Change("the end of the list", "1ab|2c", shows: "abc"),
      Change("a list that is too short", "2c", shows: "c"),
    ])
  func `the first row in view keeps its line`(_ kind: ListKind, _ change: Change) {
    let screen = SectionsScreen(kind, "1ab|2cde|3fg|4hi", scrolledBy: 2)
    screen.expectShown("cde")
    screen.apply(change.picture)
    screen.expectShown(change.shown)
    expectOffsetsInContent(screen)
  }

  @Test(
    arguments: ListKind.allCases,
    [
      Change("its section is gone", "7x|1ab|3fg|4hi|5jkl", shows: "fghi"),
      Change("its section is shorter", "7x|1abc|2d|3fg|4hi|5jkl", shows: "fghi"),
      Change("two sections are gone", "7xyz|1a|4hi|5jkl", shows: "hijk"),
      Change("the next one moves", "3fg|7xyz|1ab|4hi|5jkl", shows: "fgxy"),
    ])
  func `if the first row in view is gone, the next one takes its line`(
    _ kind: ListKind, _ change: Change
  ) {
    let screen = SectionsScreen(kind, "1ab|2de|3fg|4hi|5jkl", height: 4, scrolledBy: 3)
    screen.expectShown("efgh")
    screen.apply(change.picture)
    screen.expectShown(change.shown)
    expectOffsetsInContent(screen)
  }

  @Test(arguments: ListKind.allCases)
  func `if all rows in view are gone, the offset stays as far as the list goes`(_ kind: ListKind) {
    let screen = SectionsScreen(kind, "1ab|2cd|3ef|4gh|5ij", height: 2, scrolledBy: 4)
    screen.apply("1ab|2cd|4gh|5ij")
    screen.expectShown("gh")
    #expect(screen.record.offsets == [])
    screen.apply("1ab|2c")
    screen.expectShown("bc")
  }

  @Test(arguments: ListKind.allCases)
  func `a row that begins above the edge keeps its line, and so does the row in its place`(
    _ kind: ListKind
  ) {
    let screen = SectionsScreen(kind, "1a|2B|3C|4d|5e", scrolledBy: 3)
    screen.expectShown("BCC")
    screen.apply("6f|1a|2B|3C|4d|5e")
    screen.expectShown("BCC")
    screen.apply("1a|3C|4d|5e")
    screen.expectShown("Cde")
  }

  @Test(arguments: ListKind.allCases)
  func `a row that would be wholly above the edge begins at it`(_ kind: ListKind) {
    let screen = SectionsScreen(kind, "1a|2B|3c|4d|5e|6f", scrolledBy: 2)
    screen.expectShown("BBc")
    screen.apply("1ag|2B|3c|4d|5e|6f")
    screen.expectShown("BBc")
    screen.apply("1ag|3c|4d|5e|6f")
    screen.expectShown("cde")
  }

  @Test(arguments: ListKind.allCases)
  func `a list at its beginning stays there`(_ kind: ListKind) {
    let screen = SectionsScreen(kind, "1ab|2cde|3fg")
    screen.apply("4h|1ab|2cde|3fg")
    screen.expectShown("hab")
    screen.apply("3fg|2cde")
    screen.expectShown("fgc")
  }

  @Test(arguments: ListKind.allCases)
  func `a list at its beginning shows the refresh control above it`(_ kind: ListKind) {
    let screen = SectionsScreen(kind, "1ab|2cde|3fg")
    screen.setRefreshing(true)
    screen.expectShown("◌ab")
    screen.apply("4h|1ab|2cde|3fg")
    screen.expectShown("◌ha")
    screen.setRefreshing(false)
    screen.expectShown("hab")

    // Only the control is above the edge, so this is not the beginning.
    screen.setRefreshing(true)
    screen.list.contentOffset.y = 0
    screen.apply("1ab|2cde|3fg")
    screen.expectShown("abc")
    screen.apply("5i|1ab|2cde|3fg")
    screen.expectShown("abc")
    screen.apply("1ab")
    screen.expectShown("◌ab")
    #expect(screen.record.offsets == [.lines(-1)])
  }

  @Test(arguments: ListKind.allCases)
  func `a refresh of a list without a window keeps its place`(_ kind: ListKind) {
    let screen = SectionsScreen(kind, "1ab|2cde|3fg", scrolledBy: 1)
    screen.setCovered(true)
    screen.setRefreshing(true)
    screen.apply("4h|1ab|2cde|3fg")
    screen.setRefreshing(false)
    screen.setCovered(false)
    screen.expectShown("bcd")
  }

  @Test func `rows that stay in view are not requested again`() {
    let screen = SectionsScreen(.table, "1a|2B|3C|4d|5e", scrolledBy: 3)
    screen.record.cellCount = 0
    screen.apply("6f|1a|2B|3C|4d|5e")
    screen.expectShown("BCC")
    #expect(screen.record.cellCount == 0)
  }

  @Test func `a list in a window is laid out before it is scrolled, until its place is exact`() {
    let screen = SectionsScreen(.table, "1a|2b|3c|4d|5e", scrolledBy: 1)
    screen.record.layoutCount = 0
    screen.apply("6f|1a|2b|3c|4d|5e")
    #expect(screen.record.layoutCount == screen.record.offsets.count)
    #expect(1...2 ~= screen.record.layoutCount)
  }

  @Test(arguments: ListKind.allCases)
  func `a list that a person scrolls is not scrolled, too`(_ kind: ListKind) {
    let screen = SectionsScreen(kind, "1a|2b|3c|4d|5e", scrolledBy: 1)
    screen.record.isTracking = true
    screen.apply("6f|1a|2b|3c|4d|5e")
    #expect(screen.record.offsets == [])
    screen.record.isTracking = false
    screen.record.isDecelerating = true
    screen.apply("1a|2b|3c|4d|5e")
    #expect(screen.record.offsets == [])
    screen.record.isDecelerating = false
    screen.apply("6f|1a|2b|3c|4d|5e")
    #expect(screen.record.offsets != [])
  }

  @Test(arguments: ListKind.allCases)
  func `a row behind a bar is not in view`(_ kind: ListKind) {
    let screen = SectionsScreen(kind, "1a|2b|3c|4d|5e|6f|7g", height: 4, scrolledBy: 2)
    screen.record.coveredLines = 1
    screen.apply("1a|2b|4d|5e|6f|7g")
    screen.expectShown("bdef")
    screen.apply("1a|2B|4d|5e|6f|7g")
    screen.expectShown("Bdef")
    // The row above the first one in view is measured when it comes into view.
    screen.apply("1a|2B|8H|9I|4d|5e|6f|7g")
    screen.expectShown("Idef")
    screen.apply("1a|2B|8H|9I|7g|6f|5e|0JJJ|4d|xx|yy")
    screen.expectShown("Jdxy")
  }

  @Test func `near its end, a list is scrolled until rows of unknown heights are at their lines`() {
    let collection = SectionsScreen(.collection, "2IFH|3IE", height: 5, scrolledBy: 16)
    collection.apply("6E|3IE|2IFH")
    collection.expectShown("FFHHH")
    let table = SectionsScreen(.table, "1abcD|2EFG", height: 9, scrolledBy: 5)
    table.apply("", searchText: "x")
    table.apply("1abcD|2EFG")
    table.expectShown("DEEEFFFGG")
  }

  /// Checks that no offset was set that UIKit would show as empty space.
  private func expectOffsetsInContent(
    _ screen: SectionsScreen, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let end = screen.list.contentSize.height - screen.list.bounds.height
    for offset in screen.record.offsets {
      #expect(offset >= 0 && offset <= max(0, end), sourceLocation: sourceLocation)
    }
  }
}
