import Testing
import UIKit

struct AskingTests {
  @Test func `rule 15: only visible rows have a cell, and only visible cells have an index path`() {
    let screen = ListScreen(rows: .numbered(0..<9), height: 3)
    screen.table.scroll(by: 2)
    let table = screen.table
    let labels = (0...9).map { row in
      (table.cellForRow(at: .row(row)) as? LabelledCell)?.label.lines
    }
    #expect(labels == (0...9).map { 2...4 ~= $0 ? ["row \($0)"] : nil })
    #expect(table.cellForRow(at: .row(0, in: 1)) == nil)
    #expect(table.visibleCells.map(table.indexPath(for:)) == .rows(2..<5))
    #expect(table.indexPath(for: LabelledCell(style: .default, reuseIdentifier: "row")) == nil)

    let short = ListScreen(rows: .numbered(0..<2), height: 2)
    let cells = short.table.visibleCells
    short.list.sections[0].rows.removeLast()
    short.table.reloadData()
    #expect(cells.compactMap(short.table.indexPath(for:)) == [.row(0)])
    short.list.sections[0].rows = []
    short.table.reloadData()
    #expect(short.table.indexPathsForVisibleRows == nil)
  }

  @Test func `rule 15: rows with a line in view are in order across sections and titles`() {
    let sections = [
      LabelledSection(rows: ["a", "b"], footer: "end"), LabelledSection(),
      LabelledSection(header: "begin", rows: ["c", "d"]),
    ]
    let screen = ListScreen(sections: sections, height: 4)
    screen.table.scroll(by: 1)
    screen.expectShown(["b", "end", "begin", "c"])
    screen.table.expectVisible([.row(1), .row(0, in: 2)])
    let labels = screen.table.visibleCells.map { ($0 as? LabelledCell)?.label.lines }
    #expect(labels == [["b"], ["c"]])
  }

  @Test func `rule 15: a line of the view belongs to the row drawn there`() {
    let section = LabelledSection(header: "head", rows: .lines(2, 3))
    let screen = ListScreen(sections: [section], height: 4)
    screen.expectShown(["head", "0a", "0b", "1a"])
    let first = (-1...4).map { screen.table.indexPathForRow(atLine: $0)?.row }
    screen.table.scroll(by: 2)
    let last = (0...4).map { screen.table.indexPathForRow(atLine: $0)?.row }
    #expect([first, last] == [[nil, nil, 0, 0, 1, nil], [0, 1, 1, 1, nil]])
  }
}
