import ListRendering
import Testing

struct AskingTests {
  @Test func `rule 15: only visible rows have a cell`() {
    let screen = ListScreen(rows: .numbered(0..<9), height: 3)
    screen.table.scroll(by: 2)
    let table = screen.table
    for row in 0..<9 {
      let cell = table.cellForRow(at: IndexPath(row: row, section: 0)) as? LabelledCell
      #expect(cell?.label.lines == (2...4 ~= row ? ["row \(row)"] : nil))
    }
    #expect(table.cellForRow(at: IndexPath(row: 9, section: 0)) == nil)
    #expect(table.cellForRow(at: IndexPath(row: 0, section: 1)) == nil)
  }

  @Test func `rule 15: visible rows and cells are in order across sections and titles`() {
    let sections = [
      LabelledSection(rows: ["a", "b"], footer: "end"), LabelledSection(),
      LabelledSection(header: "begin", rows: ["c", "d"]),
    ]
    let screen = ListScreen(sections: sections, height: 4)
    screen.table.scroll(by: 1)
    #expect(screen.shown == ["b", "end", "begin", "c"])
    #expect(
      screen.table.indexPathsForVisibleRows
        == [IndexPath(row: 1, section: 0), IndexPath(row: 0, section: 2)])
    #expect(
      screen.table.visibleCells.map { ($0 as? LabelledCell)?.label.lines } == [["b"], ["c"]])
  }

  @Test func `rule 15: a row with one line in view is visible`() {
    let screen = ListScreen(rows: .lines(3, 1, 3, 1), height: 3)
    screen.table.scroll(by: 2)
    #expect(screen.shown == ["0c", "1a", "2a"])
    #expect(screen.table.indexPathsForVisibleRows.map(\.row) == [0, 1, 2])
    screen.table.scroll(by: 1)
    #expect(screen.shown == ["1a", "2a", "2b"])
    #expect(screen.table.indexPathsForVisibleRows.map(\.row) == [1, 2])
  }

  @Test func `rule 15: only visible cells have an index path`() {
    let screen = ListScreen(rows: .numbered(0..<9), height: 3)
    screen.table.scroll(by: 4)
    let rows = screen.table.visibleCells.map { screen.table.indexPath(for: $0)?.row }
    #expect(rows == [4, 5, 6])
    #expect(screen.table.indexPath(for: LabelledCell(reuseIdentifier: "row")) == nil)
  }

  @Test func `rule 15: a cell that has left the view has no index path`() {
    let screen = ListScreen(rows: .numbered(0..<2), height: 2)
    let cells = screen.table.visibleCells
    screen.list.sections[0].rows.removeLast()
    screen.table.reloadData()
    let paths = cells.compactMap { screen.table.indexPath(for: $0) }
    #expect(paths == [IndexPath(row: 0, section: 0)])
  }

  @Test func `rule 15: a cell has no index path after its data source was removed`() {
    let screen = ListScreen(rows: .numbered(0..<2), height: 2)
    let cell = screen.table.visibleCells[0]
    screen.table.dataSource = nil
    #expect(screen.table.indexPath(for: cell) == nil)
  }

  @Test func `rule 15: a line of the view belongs to the row drawn there`() {
    let section = LabelledSection(header: "head", rows: .lines(2, 3))
    let screen = ListScreen(sections: [section], height: 4)
    #expect(screen.shown == ["head", "0a", "0b", "1a"])
    #expect(
      (-1...3).map { screen.table.indexPathForRow(atLine: $0)?.row } == [nil, nil, 0, 0, 1])
    screen.table.scroll(by: 2)
    #expect((0...3).map { screen.table.indexPathForRow(atLine: $0)?.row } == [0, 1, 1, 1])
  }

  @Test func `rule 15: a line below the view belongs to no row`() {
    let screen = ListScreen(rows: .lines(2, 3), height: 3)
    #expect(screen.shown == ["0a", "0b", "1a"])
    #expect(screen.table.indexPathForRow(atLine: 3) == nil)
  }
}
