import ListRendering
import Testing

struct ResizingTests {
  @Test(arguments: 0...6, [1, 2, 3]) func `a view that shrinks keeps its first line`(
    offset: Int, height: Int
  ) {
    let screen = ListScreen(rows: .lines(1, 2, 3, 4), height: 4)
    screen.table.scroll(by: offset)
    let shown = screen.shown
    screen.table.size.height = height
    #expect(screen.shown == Array(shown.prefix(height)))
  }

  @Test func `a view that grows keeps its first line if the list has enough lines below`() {
    let screen = ListScreen(rows: .lines(1, 2, 3, 4), height: 4)
    screen.table.scroll(by: 2)
    #expect(screen.shown == ["1b", "2a", "2b", "2c"])
    screen.table.size.height = 6
    #expect(screen.shown == ["1b", "2a", "2b", "2c", "3a", "3b"])
  }

  @Test func `a view that grows beyond the end of the list shows more lines above`() {
    let screen = ListScreen(rows: .lines(1, 2, 3, 4), height: 4)
    screen.table.scrollToEnd()
    screen.table.size.height = 7
    #expect(screen.shown == ["2a", "2b", "2c", "3a", "3b", "3c", "3d"])
    screen.table.size.height = 11
    #expect(screen.shown == ScrollingTests.lines + [""])
  }

  @Test func `a new width keeps the top row and measures the rows again`() {
    let screen = ListScreen(rows: .numbered(0..<6), height: 4)
    screen.table.register(FoldingCell.self, forCellReuseIdentifier: "row")
    screen.table.size.width = 8
    screen.table.scroll(by: 4)
    #expect(screen.shown == ["row 2", "-", "row 3", "-"])
    screen.table.size.width = 20
    #expect(screen.shown == ["row 2", "row 3", "row 4", "row 5"])
    screen.table.size.width = 8
    #expect(screen.shown == ["row 2", "-", "row 3", "-"])
  }

  @Test func `rule 15: a view of height 0 shows no row, even after a scroll`() {
    let screen = ListScreen(rows: .numbered(0..<4), height: 0)
    screen.table.scrollToRow(at: .row(2), at: .top)
    #expect(screen.shown == [])
    #expect(screen.table.indexPathsForVisibleRows.isEmpty)
    #expect(screen.table.visibleCells.isEmpty)
    #expect(screen.table.createdCellCounts == ["row": 0])
    screen.table.size.height = 2
    #expect(screen.shown == ["row 2", "row 3"])
  }

  @Test func `a view of height 0 keeps its scroll position`() {
    let screen = ListScreen(rows: .numbered(0..<9), height: 3)
    screen.table.scroll(by: 4)
    screen.table.size.height = 0
    screen.table.size.height = 3
    #expect(screen.shown == ["row 4", "row 5", "row 6"])
  }

  @Test func `rule 15: a view that shrinks to height 0 has no cells`() throws {
    let screen = ListScreen(rows: .numbered(0..<9), height: 3)
    let cell = try #require(screen.table.visibleCells.first)
    screen.table.size.height = 0
    #expect(screen.table.cellForRow(at: IndexPath(row: 0, section: 0)) == nil)
    #expect(screen.table.indexPath(for: cell) == nil)
  }
}

// MARK: -

/// A cell that needs a second line on a narrow canvas.
private final class FoldingCell: LabelledCell {
  override func draw(in canvas: inout Canvas) {
    super.draw(in: &canvas)
    guard canvas.width < 10 else { return }
    canvas.endLine()
    canvas.draw("-")
  }
}
