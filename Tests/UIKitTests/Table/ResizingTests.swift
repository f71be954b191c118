import TerminalDrawing
import Testing
import UIKit

struct ResizingTests {
  @Test func `a new width keeps the top row and measures the rows again`() {
    let screen = ListScreen(rows: .numbered(0..<6), height: 4)
    screen.table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    screen.list.prepare = { cell, row in
      cell.textLabel?.numberOfLines = 2
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

  @Test func `rule 15: a view of height 0 has no rows and no cells, but keeps its place`() {
    let screen = ListScreen(rows: .numbered(0..<4), height: 0)
    screen.table.scrollToRow(at: .row(2), at: .top, animated: false)
    screen.expectShown([])
    screen.table.expectVisible([])
    screen.table.expectCellCounts(["row": 0])
    screen.table.size.height = 2
    screen.expectShown(["row 2", "row 3"])

    let shrinking = ListScreen(rows: .lines(1, 2, 3, 4), height: 3)
    shrinking.table.scroll(by: 2)
    let cells = shrinking.table.visibleCells
    shrinking.table.size.height = 0
    shrinking.table.expectVisible([])
    #expect(shrinking.table.cellForRow(at: .row(1)) == nil)
    expectEqual(cells.compactMap(shrinking.table.indexPath(for:)), [])
    shrinking.list.calls = []
    for _ in 0..<2 { shrinking.table.reloadData() }
    shrinking.expectRows(came: [], left: .rows(1..<3))
    shrinking.list.sections[0].rows.insert("new", at: 0)
    shrinking.table.insertRows(at: [.row(0)], with: .automatic)
    shrinking.table.size.height = 3
    shrinking.expectShown(["1b", "2a", "2b"])
  }
}
