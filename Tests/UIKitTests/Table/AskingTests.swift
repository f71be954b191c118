import Testing
import UIKit

struct AskingTests {
  @Test func `rule 15: only visible rows have a cell, and only visible cells have an index path`() {
    let screen = ListScreen(rows: .numbered(0..<9), height: 3)
    let table = screen.table
    table.scroll(by: 2)
    let rows = [IndexPath].rows(0...9) + [.row(0, in: 1)]
    let labels = rows.map { (table.cellForRow(at: $0) as? LabelledCell)?.label.lines.first }
    expectEqual(labels, [nil, nil, "row 2", "row 3", "row 4", nil, nil, nil, nil, nil, nil])
    let cells = table.visibleCells
    let other = LabelledCell(style: .default, reuseIdentifier: "row")
    let places = cells.map(table.indexPath(for:)) + [table.indexPath(for: other)]
    expectEqual(places, [.row(2), .row(3), .row(4), nil])

    screen.list.sections[0].rows = ["only"]
    table.reloadData()
    expectEqual(cells.compactMap(table.indexPath(for:)), [.row(0)])
    screen.list.sections[0].rows = []
    table.reloadData()
    #expect(table.indexPathsForVisibleRows == nil)
  }
}
