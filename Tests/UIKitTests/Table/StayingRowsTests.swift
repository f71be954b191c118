import TerminalDrawing
import Testing
import UIKit

struct StayingRowsTests {
  @Test func `rule 17: a scroll by lines reports only the rows that come and leave`() {
    let scrolls: [(from: Int, by: Int, left: Range<Int>, came: Range<Int>)] = [
      (from: 0, by: 3, left: 0..<3, came: 5..<8), (from: 3, by: 2, left: 3..<4, came: 8..<9),
      (from: 4, by: 1, left: 0..<0, came: 0..<0), (from: 4, by: -3, left: 6..<9, came: 1..<4),
      (from: 1, by: -90, left: 5..<6, came: 0..<1), (from: 0, by: -1, left: 0..<0, came: 0..<0),
    ]
    for (from, lines, left, came) in scrolls {
      let screen = ListScreen(rows: .numbered(0..<9), height: 5)
      screen.table.scroll(by: from)
      screen.list.calls = []
      screen.table.scroll(by: lines)
      screen.expectRows(
        came: .rows(came), left: .rows(left), asked: .rows(came), isSorted: true,
        "from \(from) by \(lines)")
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
  }

  @Test func `rule 17: a scroll to an end of the list reports only the rows that come and leave`() {
    let screen = ListScreen(rows: .numbered(0..<7), height: 5)
    screen.table.scrollToTop()
    screen.list.calls = []
    screen.table.scrollToTop()
    screen.expectCalls([])
    screen.table.scrollToEnd()
    screen.expectRows(came: .rows(5..<7), left: .rows(0..<2), isSorted: true)
    screen.list.calls = []
    screen.table.scrollToEnd()
    screen.expectRows(came: [], left: [], asked: [])
    screen.table.scrollToTop()
    screen.expectRows(came: .rows(0..<2), left: .rows(5..<7), isSorted: true)
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
        came: .rows(came), left: .rows(0..<3), asked: .rows(came), isSorted: true, "row \(row)")
    }
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
