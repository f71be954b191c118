import TerminalDrawing
import Testing
import UIKit

struct ResizingTests {
  @Test func `a view that shrinks or grows keeps its first line if the list is long enough`() {
    for (offset, height) in (0...6).flatMap({ line in (1...3).map { (line, $0) } }) {
      let screen = ListScreen(rows: .lines(1, 2, 3, 4), height: 4)
      screen.table.scroll(by: offset)
      let shown = screen.shown
      screen.table.size.height = height
      screen.expectShown(Array(shown.prefix(height)), "offset \(offset), height \(height)")
    }

    let end = ListScreen(rows: .lines(1, 2, 3, 4), height: 4)
    end.table.scrollToEnd()
    end.table.size.height = 7
    end.expectShown(["2a", "2b", "2c", "3a", "3b", "3c", "3d"])
  }

  @Test func `a new width keeps the top row and measures the rows again`() {
    let screen = ListScreen(rows: .numbered(0..<6), height: 4)
    screen.table.register(FoldingCell.self, forCellReuseIdentifier: "row")
    screen.list.prepare = { cell, row in
      cell.textLabel?.text = row.lines.joined() + " folds"
    }
    screen.table.size.width = 8
    screen.table.scroll(by: 4)
    screen.expectShown(["row 2", "folds", "row 3", "folds"])
    screen.table.size.width = 20
    screen.expectShown((2...5).map { "row \($0) folds" })
    screen.table.size.width = 8
    screen.expectShown(["row 2", "folds", "row 3", "folds"])
  }

  @Test func `rule 15: a view of height 0 has no rows and no cells, but keeps its place`() throws {
    let screen = ListScreen(rows: .numbered(0..<4), height: 0)
    screen.table.scrollToRow(at: .row(2), at: .top, animated: false)
    screen.expectShown([])
    screen.table.expectVisible([])
    #expect(screen.table.visibleCells.isEmpty)
    screen.table.expectCellCounts(["row": 0])
    screen.table.size.height = 2
    screen.expectShown(["row 2", "row 3"])

    let shrinking = ListScreen(rows: .lines(1, 2, 3, 4), height: 3)
    shrinking.table.scroll(by: 2)
    let cell = try #require(shrinking.table.visibleCells.first)
    shrinking.table.size.height = 0
    #expect(shrinking.table.cellForRow(at: .row(1)) == nil)
    #expect(shrinking.table.indexPath(for: cell) == nil)
    shrinking.list.calls = []
    for _ in 0..<2 { shrinking.table.reloadData() }
    shrinking.expectRows(came: [], left: .rows(1..<3))
    shrinking.list.sections[0].rows.insert("new", at: 0)
    shrinking.table.insertRows(at: [.row(0)], with: .automatic)
    shrinking.table.size.height = 3
    shrinking.expectShown(["1b", "2a", "2b"])
  }
}

// MARK: -

/// A cell that needs a second line in a narrow view.
private final class FoldingCell: UITableViewCell {
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    textLabel?.numberOfLines = 2
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("init(coder:) is not used")
  }
}
