import ListRendering
import Testing

struct HeightTests {
  @Test func `rule 5: rows have the automatic height, −1, by default`() {
    #expect(TableView.automaticDimension == -1)
    #expect(TableView().rowHeight == TableView.automaticDimension)
  }

  @Test func `rule 5: a row of automatic height takes as many lines as its cell draws`() {
    let screen = ListScreen(rows: .lines(1, 3, 2), height: 7)
    #expect(screen.shown == ["0a", "1a", "1b", "1c", "2a", "2b", ""])
  }

  @Test func `rule 5: a cell that draws nothing takes one blank line`() {
    let screen = ListScreen(rows: ["above", LabelledRow(lines: []), "below"], height: 4)
    #expect(screen.shown == ["above", "", "below", ""])
  }

  @Test func `rule 5: a row of height 0 is not visible`() {
    let screen = ListScreen(
      rows: ["above", LabelledRow("hidden", height: 0), "below", "end"], height: 2)
    #expect(screen.shown == ["above", "below"])
    #expect(screen.wholeList == ["above", "below", "end"])
    screen.table.scroll(by: 1)
    #expect(screen.shown == ["below", "end"])
    screen.table.scroll(by: -1)
    #expect(screen.shown == ["above", "below"])
  }

  @Test(arguments: [nil, IndexPath.row(1), .row(40)])
  func `rule 5: a list that begins with a row of height 0 shows its beginning there`(
    start: IndexPath?
  ) {
    let rows = [LabelledRow("hidden", height: 0)] + .numbered(1..<50)
    let screen = ListScreen(rows: rows, height: 2)
    if let start { screen.table.scrollToRow(at: start, at: .top) }
    screen.table.scrollToRow(at: .row(1), at: .top)
    #expect(screen.shown == ["row 1", "row 2"])
    screen.list.sections[0].rows = ["new", "newer"] + rows
    screen.table.reloadData()
    #expect(screen.shown == ["new", "newer"])
  }

  @Test func `rule 5: a row of height 0 comes back with the first line of the row below it`() {
    let screen = ListScreen(rows: [LabelledRow("hidden", height: 0), "a\nb\nc", "d"], height: 2)
    #expect(screen.table.indexPathsForVisibleRows == .rows(0..<2))
    screen.table.scroll(by: 2)
    #expect(screen.table.indexPathsForVisibleRows == .rows(1..<3))
    screen.table.scroll(by: -2)
    #expect(screen.table.indexPathsForVisibleRows == .rows(0..<2))
  }

  @Test(arguments: [TableView.ScrollPosition.none, .top, .middle, .bottom], [0, 2, 40])
  func `rule 5: a scroll to a last row of height 0 shows the end of the list`(
    position: TableView.ScrollPosition, distance: Int
  ) {
    let rows = .numbered(0..<49) + [LabelledRow("hidden", height: 0)]
    let screen = ListScreen(rows: rows, height: 2)
    screen.table.scroll(by: 47 - distance)
    screen.table.scrollToRow(at: .row(49), at: position)
    #expect(screen.shown == ["row 47", "row 48"])
  }

  @Test func `rule 5: rows with a set height are cut or filled with blank lines`() {
    let rows = [LabelledRow("a\nb\nc", height: 2), LabelledRow("d", height: 3), "e\nf"]
    let screen = ListScreen(rows: rows, height: 7)
    #expect(screen.wholeList == ["a", "b", "d", "", "", "e", "f"])
    #expect(screen.shown == screen.wholeList)
  }

  @Test func `rule 5: without a delegate, rows have the row height of the table`() {
    let screen = ListScreen(rows: ["a", "b\nc\nd", "e"], height: 6)
    screen.table.delegate = nil
    screen.table.rowHeight = 2
    #expect(screen.shown == ["a", "", "b", "c", "e", ""])
  }

  @Test func `rule 5: a delegate returns the row height of the table by default`() {
    let dataSource = SingleSection()
    let table = TableView()
    table.dataSource = dataSource
    table.delegate = dataSource
    table.rowHeight = 3
    table.size = Size(width: 10, height: 7)
    #expect((0..<7).map { table.indexPathForRow(atLine: $0)?.row } == [0, 0, 0, 1, 1, 1, nil])
  }

  @Test func `rule 5: heights are requested for visible rows only, after their cells`() {
    let screen = ListScreen(rows: .numbered(0..<9), height: 2)
    _ = screen.table.visibleCells
    let paths = (0..<2).map { IndexPath(row: $0, section: 0) }
    let asked = screen.list.calls.filter { call in
      paths.contains { call == .cell($0) || call == .height($0) }
    }
    #expect(asked == paths.flatMap { [.cell($0), .height($0)] })
    #expect(!screen.list.calls.contains(.height(IndexPath(row: 2, section: 0))))
  }
}
