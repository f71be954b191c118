import ListRendering
import Testing

struct StayingRowsTests {
  /// Scrolls of nine rows in a view of five lines, and the rows that leave and come.
  private static let scrolls: [(from: Int, by: Int, left: Range<Int>, came: Range<Int>)] = [
    (from: 0, by: 1, left: 0..<1, came: 5..<6), (from: 0, by: 3, left: 0..<3, came: 5..<8),
    (from: 3, by: 1, left: 3..<4, came: 8..<9), (from: 3, by: 2, left: 3..<4, came: 8..<9),
    (from: 3, by: 90, left: 3..<4, came: 8..<9), (from: 4, by: 1, left: 0..<0, came: 0..<0),
    (from: 4, by: -1, left: 8..<9, came: 3..<4), (from: 4, by: -3, left: 6..<9, came: 1..<4),
    (from: 1, by: -1, left: 5..<6, came: 0..<1), (from: 1, by: -2, left: 5..<6, came: 0..<1),
    (from: 1, by: -90, left: 5..<6, came: 0..<1), (from: 0, by: -1, left: 0..<0, came: 0..<0),
  ]

  @Test func `rule 17: a scroll by lines reports only the rows that come and leave`() {
    for (from, lines, left, came) in Self.scrolls {
      let screen = ListScreen(rows: .numbered(0..<9), height: 5)
      screen.table.scroll(by: from)
      screen.list.calls = []
      screen.table.scroll(by: lines)
      screen.expectRows(
        came: .rows(came), left: .rows(left), asked: .rows(came), isSorted: true,
        "from \(from) by \(lines)")
      screen.expectAsked(screen.list.came, "from \(from) by \(lines)")
    }
  }

  @Test func `rule 17: a row that is partly visible before and after a scroll up stays in view`() {
    let screen = ListScreen(rows: .lines(1, 1, 4), height: 4)
    screen.table.scroll(by: 1)
    screen.expectShown(["1a", "2a", "2b", "2c"])
    screen.list.calls = []
    screen.table.scroll(by: -1)
    screen.expectShown(["0a", "1a", "2a", "2b"])
    screen.expectRows(came: [.row(0)], left: [])

    let toTop = ListScreen(rows: .lines(1, 1, 4, 1), height: 3)
    toTop.table.scroll(by: 4)
    toTop.expectShown(["2c", "2d", "3a"])
    toTop.list.calls = []
    toTop.table.scrollToTop()
    toTop.expectShown(["0a", "1a", "2a"])
    toTop.expectRows(came: .rows(0..<2), left: [.row(3)], isSorted: true)
  }

  @Test func `rule 17: a scroll to an end of the list reports only the rows that come and leave`() {
    let screen = ListScreen(rows: .numbered(0..<7), height: 5)
    screen.table.scrollToTop()
    screen.list.calls = []
    screen.table.scrollToTop()
    screen.expectNoCalls()
    screen.table.scrollToEnd()
    screen.expectRows(came: .rows(5..<7), left: .rows(0..<2))
    screen.list.calls = []
    screen.table.scrollToEnd()
    screen.expectNoCalls()
    screen.table.scrollToTop()
    screen.expectRows(came: .rows(0..<2), left: .rows(5..<7), isSorted: true)
  }

  @Test
  func `rule 17: a scroll to a row, near or behind hidden rows, reports rows that come and leave`()
  {
    let scrolls: [(to: UITableView.ScrollPosition, left: Range<Int>, came: Range<Int>)] = [
      (.none, left: 10..<12, came: 15..<17), (.top, left: 10..<16, came: 15..<21),
      (.middle, left: 10..<14, came: 15..<19), (.bottom, left: 10..<12, came: 15..<17),
    ]
    for (position, left, came) in scrolls {
      let screen = ListScreen(rows: .numbered(0..<30), height: 5)
      screen.table.scroll(by: 10)
      screen.list.calls = []
      screen.table.scrollToRow(at: .row(16), at: position, animated: false)
      screen.expectRows(came: .rows(came), left: .rows(left), "\(position)")
    }

    let hidden = [LabelledRow](repeating: LabelledRow("hidden", height: 0), count: 5)
    let screen = ListScreen(rows: .numbered(0..<3) + hidden + .numbered(8..<20), height: 3)
    _ = screen.shown
    screen.list.calls = []
    screen.table.scrollToRow(at: .row(8), at: .bottom, animated: false)
    screen.expectShown(["row 1", "row 2", "row 8"])
    #expect(screen.list.left == [.row(0)])
  }

  @Test func `rule 17: a scroll after which all rows are new requests only these rows`() {
    let scrolls: [(row: Int, to: UITableView.ScrollPosition, came: Range<Int>)] = [
      (20, .top, came: 20..<23), (6, .bottom, came: 4..<7),
    ]
    for (row, position, came) in scrolls {
      let screen = ListScreen(rows: .numbered(0..<30), height: 3)
      _ = screen.shown
      screen.list.calls = []
      screen.table.scrollToRow(at: .row(row), at: position, animated: false)
      screen.expectRows(
        came: screen.list.asked, left: .rows(0..<3), asked: screen.list.asked, "row \(row)")
      screen.expectAsked(.rows(came), isSorted: true, "row \(row)")
    }

    let long = ListScreen(rows: .numbered(0..<300), height: 3)
    _ = long.shown
    long.list.calls = []
    long.table.scrollToEnd()
    long.expectAsked(.rows(297..<300), isSorted: true)
    long.list.calls = []
    long.table.scrollToTop()
    long.expectAsked(.rows(0..<3))
  }

  @Test func `rule 17: a new height of the view reports only the rows that come and leave`() {
    let screen = ListScreen(rows: .numbered(0..<9), height: 4)
    screen.table.scroll(by: 2)
    screen.list.calls = []
    screen.table.size.height = 6
    screen.expectRows(came: .rows(6..<8), left: [])
    screen.list.calls = []
    screen.table.size.height = 3
    screen.expectRows(came: [], left: .rows(5..<8), isSorted: true)
    screen.list.calls = []
    screen.table.size.height = 8
    #expect(screen.shown.first == "row 1")
    screen.expectRows(came: .rows([1, 5, 6, 7, 8]), left: [], isSorted: true)
  }
}
