import Testing
import UIKit

struct DisplayingTests {
  private typealias Call = LabelledList.Call

  @Test
  func `rule 17: willDisplay follows the cell and its height, didEndDisplaying precedes the reuse`()
  {
    let screen = ListScreen(rows: .numbered(0..<9), height: 2)
    _ = screen.shown
    let first: [Call] = [
      .cell(.row(0)), .height(.row(0)), .willDisplay(.row(0)),
      .cell(.row(1)), .height(.row(1)), .willDisplay(.row(1)),
    ]
    #expect(screen.list.calls.suffix(6) == first[...])
    screen.expectRows(came: .rows(0..<2), left: [])

    screen.list.calls = []
    screen.table.scroll(by: 1)
    let calls = screen.list.calls.prefix(4)
    let expected: [Call] = [
      .didEndDisplaying(.row(0)), .cell(.row(2)), .height(.row(2)), .willDisplay(.row(2)),
    ]
    #expect(calls == expected[...])
  }

  @Test
  func `rule 17: a reload reads the counts, ends the display of each row once and shows it again`()
  {
    let screen = ListScreen(rows: .numbered(0..<9), height: 3)
    screen.table.scroll(by: 2)
    screen.list.calls = []
    screen.table.reloadData()
    let calls: [Call] = [
      .sections, .rows(section: 0), .header(section: 0), .footer(section: 0),
      .didEndDisplaying(.row(2)), .didEndDisplaying(.row(3)), .didEndDisplaying(.row(4)),
    ]
    let firstCalls = Array(screen.list.calls.prefix(7))
    #expect(firstCalls == calls)
    screen.expectRows(came: .rows(2..<5), left: .rows(2..<5))

    screen.list.calls = []
    screen.table.dataSource = nil
    screen.expectShown(["", "", ""])
    screen.expectRows(came: [], left: .rows(2..<5))
  }

  @Test
  func `rule 17: a delegate gets didEndDisplaying only for rows it got willDisplay for`() {
    let screen = ListScreen(rows: .numbered(0..<9), height: 3)
    let table = screen.table
    _ = screen.shown
    let later = LabelledList(screen.list.sections)
    screen.list.calls = []
    table.delegate = later
    #expect(later.came == .rows(0..<3))
    #expect(later.left == [])
    table.scroll(by: 2)
    #expect(later.left == .rows(0..<2))
    screen.expectRows(came: [], left: [])

    table.delegate = nil
    table.scroll(by: 2)
    later.calls = []
    table.delegate = later
    #expect(later.came == .rows(4..<7))
    #expect(later.left == [])

    let changing = ChangingList(.numbered(0..<9))
    let other = ListScreen(changing, height: 3)
    let next = ChangingList(.numbered(0..<9))
    changing.change(in: .willDisplay) { other.table.delegate = next }
    other.expectShown(["row 0", "row 1", "row 2"])
    for lines in [4, -3, 1] { other.table.scroll(by: lines) }
    #expect(next.faults == [])
    #expect(next.left.count == 8)
  }

  @Test func `rule 17: a delegate that is set while rows leave hears of none of them`() {
    let changing = ChangingList(.numbered(0..<9))
    let screen = ListScreen(changing, height: 3)
    _ = screen.shown
    let next = LabelledList(changing.sections)
    changing.change(in: .didEndDisplaying) { screen.table.delegate = next }
    screen.table.scroll(by: 3)
    #expect(changing.left == [.row(0)])
    #expect(next.left == [])
    #expect(next.came == .rows(3..<6))
  }

  @Test func `rule 27: a reloaded row leaves the view before its new cell is requested`() {
    let screen = ListScreen(rows: .numbered(0..<3), height: 3)
    _ = screen.shown
    screen.list.calls = []
    screen.list.sections[0].rows[1] = "new"
    screen.table.reloadRows(at: [.row(1)], with: .automatic)
    let calls = screen.list.calls.filter {
      switch $0 {
      case .cell, .willDisplay, .didEndDisplaying: true
      default: false
      }
    }
    let expected: [Call] = [.didEndDisplaying(.row(1)), .cell(.row(1)), .willDisplay(.row(1))]
    #expect(calls == expected)
    screen.table.expectCellCounts(["row": 3])
    #expect((screen.table.cellForRow(at: .row(1)) as? LabelledCell)?.reuseCount == 1)
  }

  @Test func `rule 17: drawing calls no delegate method`() {
    let screen = ListScreen(rows: .numbered(0..<9), height: 3)
    _ = screen.shown
    screen.list.calls = []
    screen.expectShown(["row 0", "row 1", "row 2"])
    screen.expectCalls([])
    #expect(screen.wholeList.count == 9)
    screen.expectRows(came: [], left: [])
  }

  @Test func `rule 17: a batch reports only the rows that come into view or leave it`() {
    let batches: [(after: ListPicture, call: UpdateCall, left: [IndexPath], came: [IndexPath])] = [
      ("axbcdef", .insertRows([.row(1)]), left: [.row(4)], came: [.row(1)]),
      ("abCdef", .reloadRows([.row(2)]), left: [.row(2)], came: [.row(2)]),
      ("abCdef", .reconfigureRows([.row(2)]), left: [], came: []),
      ("bacdef", .moveRow(.row(0), to: .row(1)), left: [], came: []),
      ("x|abcdef", .insertSections([0]), left: [.row(3, in: 1)], came: [.row(0)]),
      ("ABCDEF", .reloadSections([0]), left: .rows(0..<4), came: .rows(0..<4)),
      ("", .deleteRows(.rows(0..<6)), left: .rows(0..<4), came: []),
    ]
    for (after, call, left, came) in batches {
      let screen = ListScreen("abcdef", height: 4)
      screen.update(to: after, call)
      screen.expectRows(came: came, left: left, isSorted: true, "\(call)")
    }
  }
}
