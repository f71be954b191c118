import ListRendering
import Testing

struct DisplayingTests {
  @Test func `rule 17: willDisplay follows the requests for the cell and the height`() {
    let screen = ListScreen(rows: .numbered(0..<9), height: 2)
    _ = screen.shown
    let calls: [LabelledList.Call] = [
      .cell(.row(0)), .height(.row(0)), .willDisplay(.row(0)),
      .cell(.row(1)), .height(.row(1)), .willDisplay(.row(1)),
    ]
    #expect(screen.list.calls.suffix(6) == calls[...])
    #expect(screen.list.left == [])
  }

  @Test func `rule 17: didEndDisplaying is called before the cell is reused`() {
    let screen = ListScreen(rows: .numbered(0..<9), height: 2)
    _ = screen.shown
    screen.list.calls = []
    screen.table.scroll(by: 1)
    let calls = screen.list.calls.filter { $0 != .height(.row(2)) }
    #expect(calls == [.didEndDisplaying(.row(0)), .cell(.row(2)), .willDisplay(.row(2))])
  }

  @Test
  func `rule 17: a reload reads the counts, ends the display of each row once and shows it again`()
  {
    let screen = ListScreen(rows: .numbered(0..<9), height: 3)
    screen.table.scroll(by: 2)
    screen.list.calls = []
    screen.table.reloadData()
    let counts: [LabelledList.Call] = [
      .sections, .rows(section: 0), .header(section: 0), .footer(section: 0),
    ]
    let ended = (2..<5).map { LabelledList.Call.didEndDisplaying(.row($0)) }
    #expect(screen.list.calls.prefix(7) == (counts + ended)[...])
    #expect(screen.list.left == .rows(2..<5))
    #expect(screen.list.came == .rows(2..<5))
  }

  @Test func `rule 17: drawing calls no delegate method`() {
    let screen = ListScreen(rows: .numbered(0..<9), height: 3)
    _ = screen.shown
    screen.list.calls = []
    #expect(screen.shown == ["row 0", "row 1", "row 2"])
    #expect(screen.list.calls == [])
    #expect(screen.wholeList.count == 9)
    #expect(screen.list.came == [])
    #expect(screen.list.left == [])
  }

  @Test func `rule 17: removing the data source ends the display of all rows`() {
    let screen = ListScreen(rows: .numbered(0..<9), height: 3)
    _ = screen.shown
    screen.table.dataSource = nil
    #expect(screen.shown == ["", "", ""])
    #expect(screen.list.left == .rows(0..<3))
  }

  @Test(arguments: [
    (ListPicture("abcdef"), UpdateCall?.none, left: [Int](), came: [Int]()),
    ("axbcdef", .insertRows([.row(1)]), left: [4], came: [1]),
    ("bcdef", .deleteRows([.row(0)]), left: [0], came: [3]),
    ("abCdef", .reloadRows([.row(2)]), left: [2], came: [2]),
    ("abCdef", .reconfigureRows([.row(2)]), left: [], came: []),
    ("bacdef", .moveRow(.row(0), to: .row(1)), left: [], came: []),
    ("bcdefa", .moveRow(.row(0), to: .row(5)), left: [5], came: [3]),
    ("x|abcdef", .insertSections([0]), left: [3], came: [0]),
    ("ABCDEF", .reloadSections([0]), left: [0, 1, 2, 3], came: [0, 1, 2, 3]),
    ("", .deleteRows(.rows(0..<6)), left: [0, 1, 2, 3], came: []),
  ])
  func `rule 17: a batch reports only the rows that come into view or leave it`(
    after: ListPicture, call: UpdateCall?, left: [Int], came: [Int]
  ) {
    let screen = ListScreen("abcdef", height: 4)
    screen.list.sections = after.sections
    screen.table.performBatchUpdates { if let call { screen.table.perform(call) } }
    #expect(screen.list.left.map(\.row).sorted() == left)
    #expect(screen.list.came.map(\.row).sorted() == came)
    #expect(screen.table.createdCellCount(forIdentifier: "row") <= 5)
  }
}
