import ListRendering
import Testing

struct ResizingTests {
  @Test(arguments: 0...6, [1, 2, 3]) func `a smaller view begins at the same line`(
    offset: Int, height: Int
  ) {
    let screen = ListScreen(rows: .lines(1, 2, 3, 4), height: 4)
    screen.table.scroll(by: offset)
    let shown = screen.shown
    screen.table.size.height = height
    #expect(screen.shown == Array(shown.prefix(height)))
  }

  @Test func `a larger view begins at the same line while there are lines below`() {
    let screen = ListScreen(rows: .lines(1, 2, 3, 4), height: 4)
    screen.table.scroll(by: 2)
    #expect(screen.shown == ["1b", "2a", "2b", "2c"])
    screen.table.size.height = 6
    #expect(screen.shown == ["1b", "2a", "2b", "2c", "3a", "3b"])
  }

  @Test func `a view that grows beyond the end of the list pulls it down`() {
    let screen = ListScreen(rows: .lines(1, 2, 3, 4), height: 4)
    screen.table.scrollToEnd()
    screen.table.size.height = 7
    #expect(screen.shown == ["2a", "2b", "2c", "3a", "3b", "3c", "3d"])
    screen.table.size.height = 11
    #expect(screen.shown == ScrollingTests.lines + [""])
  }

  @Test func `another width keeps the row at the top and measures the rows again`() {
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

  @Test func `a view without lines shows no row`() {
    let screen = ListScreen(rows: .numbered(0..<4), height: 0)
    #expect(screen.shown == [])
    #expect(screen.table.visibleCells.isEmpty)
    #expect(screen.table.createdCellCounts == ["row": 0])
    screen.table.size.height = 2
    #expect(screen.shown == ["row 0", "row 1"])
  }

  @Test func `a view that loses all its lines and gets them back is at the same place`() {
    let screen = ListScreen(rows: .numbered(0..<9), height: 3)
    screen.table.scroll(by: 4)
    screen.table.size.height = 0
    screen.table.size.height = 3
    #expect(screen.shown == ["row 4", "row 5", "row 6"])
  }

  @Test func `rule 15: a view without lines shows no row, wherever it was scrolled to`() {
    let screen = ListScreen(rows: .numbered(0..<9), height: 0)
    screen.table.scrollToRow(at: IndexPath(row: 4, section: 0), at: .top)
    #expect(screen.table.indexPathsForVisibleRows.isEmpty)
    #expect(screen.table.visibleCells.isEmpty)
  }

  @Test func `rule 15: a view that has lost its lines has no cells either`() throws {
    let screen = ListScreen(rows: .numbered(0..<9), height: 3)
    let cell = try #require(screen.table.visibleCells.first)
    screen.table.size.height = 0
    #expect(screen.table.cellForRow(at: IndexPath(row: 0, section: 0)) == nil)
    #expect(screen.table.indexPath(for: cell) == nil)
  }
}

// MARK: -

/// A cell that needs a second line where the canvas is narrow.
private final class FoldingCell: LabelledCell {
  override func draw(in canvas: inout Canvas) {
    super.draw(in: &canvas)
    guard canvas.width < 10 else { return }
    canvas.endLine()
    canvas.draw("-")
  }
}
