import ListRendering
import TestSupport
import Testing
import UIKit

/// Lists with a frame and no window, as the tests of controllers use them.
struct NoWindowTests {
  @Test func `a list with a frame makes its cells, and all heights are those of the delegate`() {
    let screen = ListScreen.highRows
    screen.view.frame = CGRect(x: 0, y: 0, width: 160, height: .lines(9))
    screen.view.layoutIfNeeded()
    let table = screen.table
    table.expectVisible(.rows(0..<4))
    expectEqual(table.frame, CGRect(x: 0, y: 0, width: 160, height: .lines(9)))
    let places = [0, 1, 50, 99].map { table.rectForRow(at: .row($0)) }
    expectEqual(places, [1..<2, 2..<5, 101..<102, 198..<201].map(rect))

    let grid = CollectionScreen(items: 0..<9, height: 0)
    grid.collection.frame = CGRect(x: 0, y: 0, width: 192, height: .lines(4))
    grid.collection.layoutIfNeeded()
    expectEqual(grid.collection.visibleCells.count, 4)
  }

  @Test func `a table without a window is scrolled by the heights of its delegate`() {
    let screen = ListScreen.highRows
    let table = screen.table
    table.frame = CGRect(x: 0, y: 0, width: 160, height: .lines(6))
    // Far away, also in the middle of a row.
    for (row, line) in [(60, 0), (3, 0), (97, 0), (59, 0), (91, 2), (3, 2), (61, 2)] {
      let frame = table.rectForRow(at: .row(row))
      let place = CGPoint(x: 0, y: frame.minY + .lines(line))
      table.setContentOffset(place, animated: false)
      expectEqual(table.contentOffset, place, "row \(row)")
      expectEqual(table.indexPathsForVisibleRows?.first, IndexPath.row(row))
      expectEqual(table.rectForRow(at: .row(row)), frame, "row \(row)")
      expectEqual(table.contentSize.height, .lines(202), "row \(row)")
      expectEqual(table.indexPathForRow(at: place), IndexPath.row(row))
    }
    let rows = [0..<202, 2..<6, 199..<400, 400..<500].map {
      table.indexPathsForRows(in: rect($0)) ?? []
    }
    expectEqual(rows, [.rows(0..<100), .rows(1..<3), .rows(99..<100), []])
    let halfLine = CGRect(x: 0, y: .lines(1), width: 160, height: .lines(1) + 8)
    expectEqual(table.indexPathsForRows(in: halfLine), .rows(0..<2))
    #expect(table.indexPathForRow(at: .zero) == nil, "a title is no row")
    expectEqual(UITableView().indexPathsForRows(in: rect(0..<9)), [])
  }

  @Test func `a table fills the view of its screen, and a table without a frame has heights, too`()
  {
    let screen = ListScreen.highRows
    let table = screen.table
    let outer = UIViewController()
    outer.view.addSubview(table)
    table.expectVisible([])
    expectEqual(table.rectForRow(at: .row(3)), rect(6..<9))
    outer.view.frame = CGRect(x: 0, y: 0, width: 80, height: .lines(3))
    outer.view.layoutIfNeeded()
    table.expectVisible(.rows(0..<2))
    expectEqual(table.bounds.width, 80)
    let made = UITableView(frame: CGRect(x: 0, y: 0, width: 85, height: .lines(2)), style: .plain)
    expectEqual(made.frame.size, CGSize(width: 85, height: .lines(2)))
  }

  @Test func `in a window, the frame of a table has no effect`() {
    let screen = ListScreen.highRows
    let window = TextWindow(rootViewController: screen, size: Size(width: 20, height: 8))
    let frame = window.frame
    screen.view.frame = CGRect(x: 0, y: 0, width: 800, height: .lines(40))
    screen.view.layoutIfNeeded()
    expectEqual(screen.table.visibleCells.count, 3)
    expectEqual(window.frame, frame)
  }

  private func rect(_ lines: Range<Int>) -> CGRect {
    CGRect(x: 0, y: .lines(lines.lowerBound), width: 160, height: .lines(lines.count))
  }
}

// MARK: -

extension ListScreen {
  /// A list of 100 rows of one and three lines between a header and a footer.
  fileprivate static var highRows: ListScreen {
    let rows = (0..<100).map { LabelledRow("row", height: $0.isMultiple(of: 2) ? 1 : 3) }
    return ListScreen(sections: [LabelledSection(header: "header", rows: rows, footer: "footer")])
  }
}
