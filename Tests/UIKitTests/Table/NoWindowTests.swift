import ListRendering
import TestSupport
import Testing
import UIKit

/// Lists with a frame and no window, as the tests of controllers use them.
struct NoWindowTests {
  @Test func `a table with a frame makes its cells, and all heights are those of the delegate`() {
    let screen = ListScreen.highRows
    screen.view.frame = CGRect(x: 0, y: 0, width: 160, height: .lines(9))
    screen.view.layoutIfNeeded()
    let table = screen.table
    #expect(table.visibleCells.count == 4)
    table.expectVisible(.rows(0..<4))
    #expect(table.frame == CGRect(x: 0, y: 0, width: 160, height: .lines(9)))
    let places = [0, 1, 4, 50, 99].map { table.rectForRow(at: [0, $0]) }
    #expect(places.map(\.minY) == [1, 2, 9, 101, 198].map { .lines($0) })
    #expect(places.map(\.height) == [1, 3, 1, 1, 3].map { .lines($0) })
    #expect(places[0].width == 160)
    #expect(table.contentSize.height == .lines(202))
    #expect(table.rectForHeader(inSection: 0) == rect(0..<1))
    #expect(table.rectForFooter(inSection: 0) == rect(201..<202))
  }

  @Test func `a table without a window is scrolled by the heights of its delegate`() {
    let screen = ListScreen.highRows
    let table = screen.table
    table.frame = CGRect(x: 0, y: 0, width: 160, height: .lines(6))
    for row in [60, 3, 97, 59] {
      let place = table.rectForRow(at: [0, row])
      table.setContentOffset(place.origin, animated: false)
      #expect(table.contentOffset == place.origin)
      #expect(table.indexPathsForVisibleRows?.first == [0, row])
      #expect(table.rectForRow(at: [0, row]) == place)
      #expect(table.contentSize.height == .lines(202))
      #expect(table.indexPathForRow(at: place.origin) == [0, row])
    }
    // Far away, and in the middle of a row.
    for row in [91, 3, 61] {
      let place = CGPoint(x: 0, y: table.rectForRow(at: [0, row]).minY + .lines(2))
      table.setContentOffset(place, animated: false)
      #expect(table.contentOffset == place)
    }
    #expect(table.indexPathsForRows(in: rect(0..<202)) == .rows(0..<100))
    #expect(table.indexPathsForRows(in: rect(2..<6)) == .rows(1..<3))
    #expect(table.indexPathsForRows(in: rect(199..<400)) == [[0, 99]])
    let halfLine = CGRect(x: 0, y: .lines(1), width: 160, height: .lines(1) + 8)
    #expect(table.indexPathsForRows(in: halfLine) == .rows(0..<2))
    #expect(table.indexPathsForRows(in: rect(400..<500)) == [])
    #expect(table.indexPathForRow(at: CGPoint(x: 0, y: 0)) == nil, "a title is no row")
  }

  @Test func `a table fills the view of its screen, and a table without a frame has heights, too`()
  {
    let rows = ListScreen.highRows
    let outer = UIViewController()
    outer.view.addSubview(rows.table)
    #expect(rows.table.visibleCells.isEmpty)
    #expect(rows.table.rectForRow(at: [0, 3]) == rect(6..<9))
    outer.view.frame = CGRect(x: 0, y: 0, width: 80, height: .lines(3))
    outer.view.layoutIfNeeded()
    #expect(rows.table.visibleCells.count == 2)
    #expect(rows.table.bounds.width == 80)
    let made = UITableView(frame: CGRect(x: 0, y: 0, width: 85, height: .lines(2)), style: .plain)
    #expect(made.frame.size == CGSize(width: 85, height: .lines(2)))
  }

  @Test func `a collection with a frame makes its cells`() {
    let screen = CollectionScreen(items: 0..<9, height: 0)
    screen.collection.frame = CGRect(x: 0, y: 0, width: 192, height: .lines(4))
    screen.collection.layoutIfNeeded()
    #expect(screen.collection.visibleCells.count == 4)
  }

  @Test func `in a window, the frame has no effect and far rows are estimated to take one line`() {
    let screen = ListScreen.highRows
    let window = TextWindow(rootViewController: screen, size: Size(width: 20, height: 8))
    let frame = window.frame
    screen.view.frame = CGRect(x: 0, y: 0, width: 800, height: .lines(40))
    screen.view.layoutIfNeeded()
    #expect(screen.table.visibleCells.count == 3)
    #expect(window.frame == frame)
    screen.table.refreshControl = UIRefreshControl()
    for _ in 0..<2 {
      let places = [1, 2, 50].map { screen.table.rectForRow(at: [0, $0]) }
      #expect(places.map(\.minY) == [2, 5, 53].map { .lines($0) })
      #expect(places.map(\.height) == [3, 1, 1].map { .lines($0) })
      screen.table.refreshControl?.beginRefreshing()
    }
  }

  @Test func `a section without titles has empty places for them, and nothing is below its rows`() {
    let screen = ListScreen(rows: ["a", "b"], height: 4)
    let table = screen.table
    #expect(table.rectForHeader(inSection: 0) == rect(0..<0))
    #expect(table.rectForFooter(inSection: 0) == rect(2..<2))
    #expect(table.indexPathsForRows(in: rect(1..<9)) == [[0, 1]])
    #expect(table.indexPathsForRows(in: rect(2..<9)) == [])
    #expect(UITableView().indexPathsForRows(in: rect(0..<9)) == [])
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
