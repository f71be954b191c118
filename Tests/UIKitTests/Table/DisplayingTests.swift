import Testing
import UIKit

struct DisplayingTests {
  @Test func `rule 17: a scroll or a new height requests and reports only the rows that change`() {
    let moves: [(move: ListMove, left: Range<Int>, came: Range<Int>)] = [
      (.scroll(3), left: 0..<3, came: 5..<8), (.scroll(-1), left: 7..<8, came: 2..<3),
      (.scroll(-90), left: 5..<7, came: 0..<2), (.scroll(-1), left: 0..<0, came: 0..<0),
      (.scrollToTop, left: 0..<0, came: 0..<0),
      (.scrollToRow(.row(20), .top), left: 0..<5, came: 20..<25),
      (.scrollToRow(.row(16), .bottom), left: 20..<25, came: 12..<17),
      (.scrollToEnd, left: 12..<17, came: 25..<30), (.scrollToEnd, left: 0..<0, came: 0..<0),
      (.resize(8), left: 0..<0, came: 22..<25), (.resize(3), left: 25..<30, came: 0..<0),
    ]
    let screen = ListScreen(rows: .numbered(0..<30), height: 5)
    _ = screen.shown
    for (move, left, came) in moves {
      screen.list.calls = []
      screen.make(move)
      screen.expectRows(
        came: .rows(came), left: .rows(left), asked: .rows(came), isSorted: true, "\(move)")
    }
  }

  @Test func `rule 17: drawing calls no delegate method`() {
    let screen = ListScreen(rows: .numbered(0..<9), height: 3)
    _ = screen.shown
    screen.list.calls = []
    _ = screen.shown
    screen.expectCalls([])
    _ = screen.wholeList
    screen.expectRows(came: [], left: [])
  }

  @Test func `rule 17: a delegate gets didEndDisplaying only for rows it got willDisplay for`() {
    let screen = ListScreen(rows: .numbered(0..<9), height: 3)
    let table = screen.table
    _ = screen.shown
    let later = LabelledList(screen.list.sections)
    screen.list.calls = []
    table.delegate = later
    expectEqual([later.came, later.left], [.rows(0..<3), []])
    table.scroll(by: 2)
    expectEqual(later.left, .rows(0..<2))
    screen.expectRows(came: [], left: [])

    table.delegate = nil
    table.scroll(by: 2)
    later.calls = []
    table.delegate = later
    expectEqual([later.came, later.left], [.rows(4..<7), []])
  }

  @Test func `rule 17: a delegate that is set in a callback gets balanced calls from then on`() {
    let list = ChangingList(.numbered(0..<9))
    let screen = ListScreen(list, height: 3)
    let next = ChangingList(.numbered(0..<9))
    list.change(in: .willDisplay) { screen.table.delegate = next }
    screen.expectShown(["row 0", "row 1", "row 2"])
    for lines in [4, -3, 1] { screen.table.scroll(by: lines) }
    expectEqual(next.faults, [])
    expectEqual(next.left.count, 8)

    // The rows that are leaving belong to the former delegate.
    let last = LabelledList(list.sections)
    next.calls = []
    next.change(in: .didEndDisplaying) { screen.table.delegate = last }
    screen.table.scroll(by: 3)
    expectEqual([next.left, last.left, last.came], [[.row(2)], [], .rows(5..<8)])
  }

  @Test func `rule 27: a reloaded row leaves the view before its new cell is requested`() {
    let screen = ListScreen("abc")
    screen.list.sections[0].rows[1] = "new"
    screen.table.reloadRows(at: [.row(1)], with: .automatic)
    let calls = screen.list.calls.filter {
      switch $0 {
      case .cell, .willDisplay, .didEndDisplaying: true
      default: false
      }
    }
    expectEqual(calls, [.didEndDisplaying(.row(1)), .cell(.row(1)), .willDisplay(.row(1))])
    screen.table.expectCellCounts(["row": 3])
    expectEqual((screen.table.cellForRow(at: .row(1)) as? LabelledCell)?.reuseCount, 1)
  }
}
