import ListRendering
import Testing

struct StayingRowsTests {
  /// Scrolls of nine rows in a view of five lines, and the rows that leave and come.
  nonisolated static let scrolls: [(from: Int, by: Int, left: Range<Int>, came: Range<Int>)] = [
    (from: 0, by: 1, left: 0..<1, came: 5..<6), (from: 0, by: 3, left: 0..<3, came: 5..<8),
    (from: 3, by: 1, left: 3..<4, came: 8..<9), (from: 3, by: 2, left: 3..<4, came: 8..<9),
    (from: 3, by: 90, left: 3..<4, came: 8..<9), (from: 4, by: 1, left: 0..<0, came: 0..<0),
    (from: 4, by: -1, left: 8..<9, came: 3..<4), (from: 4, by: -3, left: 6..<9, came: 1..<4),
    (from: 1, by: -1, left: 5..<6, came: 0..<1), (from: 1, by: -2, left: 5..<6, came: 0..<1),
    (from: 1, by: -90, left: 5..<6, came: 0..<1), (from: 0, by: -1, left: 0..<0, came: 0..<0),
  ]

  @Test(arguments: scrolls) func `rule 17: a scroll reports only the rows that come and leave`(
    from: Int, lines: Int, left: Range<Int>, came: Range<Int>
  ) {
    let screen = ListScreen(rows: .numbered(0..<9), height: 5)
    screen.table.scroll(by: from)
    screen.list.calls = []
    screen.table.scroll(by: lines)
    #expect(screen.list.left.sorted() == .rows(left))
    #expect(screen.list.came.sorted() == .rows(came))
    #expect(screen.list.asked == screen.list.came)
  }

  @Test func `rule 17: a partly visible row stays in view during a scroll up`() {
    let screen = ListScreen(rows: .lines(1, 1, 4), height: 4)
    screen.table.scroll(by: 1)
    #expect(screen.shown == ["1a", "2a", "2b", "2c"])
    screen.list.calls = []
    screen.table.scroll(by: -1)
    #expect(screen.shown == ["0a", "1a", "2a", "2b"])
    #expect(screen.list.left == [])
    #expect(screen.list.came == [.row(0)])
  }

  @Test func `rule 17: a scroll to an end of the list reports only the rows that come and leave`() {
    let screen = ListScreen(rows: .numbered(0..<7), height: 5)
    screen.table.scrollToTop()
    screen.list.calls = []
    screen.table.scrollToTop()
    #expect(screen.list.calls == [])
    screen.table.scrollToEnd()
    #expect(screen.list.left == .rows(0..<2))
    #expect(screen.list.came == .rows(5..<7))
    screen.list.calls = []
    screen.table.scrollToEnd()
    #expect(screen.list.calls == [])
    screen.table.scrollToTop()
    #expect(screen.list.left.sorted() == .rows(5..<7))
    #expect(screen.list.came.sorted() == .rows(0..<2))
  }

  @Test(arguments: [
    (TableView.ScrollPosition.none, left: 10..<12, came: 15..<17),
    (.top, left: 10..<16, came: 15..<21), (.middle, left: 10..<14, came: 15..<19),
    (.bottom, left: 10..<12, came: 15..<17),
  ])
  func `rule 17: a scroll to a near row reports only the rows that come and leave`(
    position: TableView.ScrollPosition, left: Range<Int>, came: Range<Int>
  ) {
    let screen = ListScreen(rows: .numbered(0..<30), height: 5)
    screen.table.scroll(by: 10)
    screen.list.calls = []
    screen.table.scrollToRow(at: .row(16), at: position)
    #expect(screen.list.left == .rows(left))
    #expect(screen.list.came == .rows(came))
  }

  @Test func `rule 17: a row behind rows of height 0 counts as near`() {
    let hidden = [LabelledRow](repeating: LabelledRow("hidden", height: 0), count: 5)
    let screen = ListScreen(rows: .numbered(0..<3) + hidden + .numbered(8..<20), height: 3)
    _ = screen.shown
    screen.list.calls = []
    screen.table.scrollToRow(at: .row(8), at: .bottom)
    #expect(screen.shown == ["row 1", "row 2", "row 8"])
    #expect(screen.list.left == [.row(0)])
  }

  @Test(arguments: [(20, TableView.ScrollPosition.top, 20..<23), (6, .bottom, 4..<7)])
  func `rule 17: a scroll after which all rows are new requests only these rows`(
    row: Int, position: TableView.ScrollPosition, came: Range<Int>
  ) {
    let screen = ListScreen(rows: .numbered(0..<30), height: 3)
    _ = screen.shown
    screen.list.calls = []
    screen.table.scrollToRow(at: .row(row), at: position)
    #expect(screen.list.left == .rows(0..<3))
    #expect(screen.list.asked.sorted() == .rows(came))
    #expect(screen.list.came == screen.list.asked)
  }

  @Test func `rule 17: a scroll to an end of a long list requests only the rows there`() {
    let screen = ListScreen(rows: .numbered(0..<300), height: 3)
    _ = screen.shown
    screen.list.calls = []
    screen.table.scrollToEnd()
    #expect(screen.list.asked.sorted() == .rows(297..<300))
    screen.list.calls = []
    screen.table.scrollToTop()
    #expect(screen.list.asked == .rows(0..<3))
  }

  @Test func `rule 17: a row that is partly visible before and after a scroll to the top stays`() {
    let screen = ListScreen(rows: .lines(1, 1, 4, 1), height: 3)
    screen.table.scroll(by: 4)
    #expect(screen.shown == ["2c", "2d", "3a"])
    screen.list.calls = []
    screen.table.scrollToTop()
    #expect(screen.shown == ["0a", "1a", "2a"])
    #expect(screen.list.left == [.row(3)])
    #expect(screen.list.came.sorted() == .rows(0..<2))
  }

  @Test func `rule 17: a new height of the view reports only the rows that come and leave`() {
    let screen = ListScreen(rows: .numbered(0..<9), height: 4)
    screen.table.scroll(by: 2)
    screen.list.calls = []
    screen.table.size.height = 6
    #expect(screen.list.came == .rows(6..<8))
    #expect(screen.list.left == [])
    screen.table.size.height = 3
    #expect(screen.list.left.sorted() == .rows(5..<8))
    screen.list.calls = []
    screen.table.size.height = 8
    #expect(screen.shown.first == "row 1")
    #expect(screen.list.came.sorted() == .rows([1, 5, 6, 7, 8]))
    #expect(screen.list.left == [])
  }
}
