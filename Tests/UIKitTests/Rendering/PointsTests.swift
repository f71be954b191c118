import ListRendering
import TestSupport
import Testing
import UIKit

/// Frames, heights, places and insets in points: a column is 8 wide, and a line is 16 high.
struct PointsTests {
  // MARK: - Frames

  @Test func `a frame keeps the numbers that it was given, and whole cells of it are drawn`() {
    let frame = CGRect(x: 3, y: 5.5, width: 375, height: 100.5)
    let view = UIView(frame: frame)
    expectEqual(view.frame, frame)
    expectEqual(view.bounds.size, frame.size)
    expectEqual(view.size, Size(width: 46, height: 6))
    view.frame.size.height = 44
    expectEqual(view.size, Size(width: 46, height: 2))

    let header = LabelledSection(header: "head", headerHeight: view.frame.height)
    let screen = ListScreen(sections: [header], height: 5)
    expectEqual(screen.table.rectForHeader(inSection: 0).height, .lines(3))
  }

  @Test func `rule 35: a cell has the frame of its item when it is about to be displayed`() {
    let screen = CollectionScreen(items: 0..<30)
    var frames: [CGRect?] = []
    screen.displayed = { [unowned screen] indexPath in
      frames.append(screen.collection.cellForItem(at: indexPath)?.frame)
    }
    _ = screen.shown
    screen.collection.scroll(by: 3)
    let expected = (0..<15).map { item -> CGRect? in
      let (column, row) = (item % 3, item / 3)
      let (x, y) = (CGFloat(96 * column), CGFloat.lines(2 * row))
      return CGRect(x: x, y: y, width: 80, height: .lines(2))
    }
    expectEqual(frames, expected)
  }

  @Test func `a header has the frame of its place, and a cell its own when its table is gone`() {
    let section = LabelledSection(header: "a\nb", rows: .numbered(0..<9))
    let screen = ListScreen(sections: [section, section], height: 14)
    let frame = CGRect(x: 0, y: .lines(11), width: 160, height: .lines(2))
    expectEqual(screen.table.headerView(forSection: 1)?.frame, frame)
    expectEqual(screen.table.rectForHeader(inSection: 1), frame)

    var table: UITableView? = UITableView()
    var cell: UITableViewCell?
    do {
      let list = SingleSection()
      table?.dataSource = list
      table?.size = Size(width: 20, height: 4)
      cell = table?.visibleCells.last
      expectEqual(cell?.frame.minY, 16)
      table = nil
    }
    expectEqual(cell?.frame, .zero)
  }

  // MARK: - Heights

  @Test func `a height is rounded up to whole lines, and less than a point is none`() {
    let heights: [(points: CGFloat, lines: Int)] = [
      (0, 0), (.leastNormalMagnitude, 0), (0.9, 0), (1, 1), (15.9, 1), (16, 1), (16.9, 1), (17, 2),
      (44, 3), (48, 3), (49, 4),
    ]
    for (points, lines) in heights {
      let texts = ["head", "a", "b", "foot"]
      let drawn = texts.flatMap { ([$0] + Array(repeating: "", count: 9)).prefix(lines) }
      let section = LabelledSection(header: "head", rows: ["a", "b"], footer: "foot")
      let screen = ListScreen(sections: [section], height: 20)
      let delegate = FixedHeights(points)
      screen.table.delegate = delegate
      screen.expectWholeList(drawn)
      screen.expectShown(drawn + Array(repeating: "", count: 20 - drawn.count), "\(points)")

      let plain = ListScreen(rows: ["a", "b"])
      plain.table.delegate = nil
      plain.table.rowHeight = points
      plain.expectWholeList(drawn.isEmpty ? [] : Array(drawn[lines..<3 * lines]))
    }
  }

  @Test func `a view is measured in points`() {
    let size = UILabel("one two three four", numberOfLines: 0).systemLayoutSizeFitting(
      CGSize(width: 111, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    expectEqual(size, CGSize(width: 111, height: 32))
  }

  // MARK: - Places in a table

  @Test func `the places of rows and sections and the size of the content are points`() {
    let list = ListScreen(rows: .lines(1, 2, 3), height: 4)
    let table = list.table
    expectEqual(table.frame, CGRect(x: 0, y: 0, width: 160, height: 64))
    expectEqual(table.rectForRow(at: .row(1)), CGRect(x: 0, y: 16, width: 160, height: 32))
    table.contentOffset.y = 32
    list.expectShown(["1b", "2a", "2b", "2c"])
    expectEqual(table.bounds, CGRect(x: 0, y: 32, width: 160, height: 64))
    expectEqual(table.contentSize, CGSize(width: 160, height: 96))
    expectEqual(table.rect(forSection: 0), CGRect(x: 0, y: 0, width: 160, height: 96))

    // A section spans its rows and titles.
    let screen = ListScreen(
      sections: [
        LabelledSection(header: "head", rows: ["a\nb", "c"], footer: "foot"), LabelledSection(),
        LabelledSection(rows: ["d"]),
      ], height: 9)
    let places = (0..<3).map { screen.table.rect(forSection: $0) }
    expectEqual(places.map(\.minY), [0, 80, 80])
    expectEqual(places.map(\.height), [80, 0, 16])
  }

  @Test func `a point belongs to the row or item on whose line and column it lies`() {
    let list = ListScreen(rows: .lines(1, 2, 2), height: 5)
    func rows(at heights: [CGFloat]) -> [Int?] {
      heights.map { list.table.indexPathForRow(at: CGPoint(x: 5, y: $0))?.row }
    }
    expectEqual(
      rows(at: [-1, 0, 15.9, 16, 47.9, 48, 79, 80]), [nil, 0, 0, 1, 1, 2, 2, nil])
    list.table.size.height = 3
    list.table.contentOffset.y = 32
    expectEqual(rows(at: [47, 64, .greatestFiniteMagnitude]), [1, 2, nil])

    let grid = CollectionScreen(items: 0..<5)
    let points: [(x: CGFloat, y: CGFloat)] = [
      (0, 0), (79, 31.9), (80, 0), (96, 0), (0, 32), (-1, 0), (0, -1),
    ]
    let items = points.map { grid.collection.indexPathForItem(at: CGPoint(x: $0, y: $1))?.item }
    expectEqual(items, [0, 0, nil, 1, 3, nil, nil])
  }

  // MARK: - Scrolling

  @Test func `an offset is rounded to the nearest line, and can be set again as it was read`() {
    let offsets: [(set: CGFloat, read: CGFloat)] = [
      (0, 0), (7.9, 0), (8, 16), (23, 16), (24, 32), (16, 16), (-9, 0), (64, 64), (57, 64),
      (-400, 0), (400, 64), (0, 0), (.greatestFiniteMagnitude, 64), (-.greatestFiniteMagnitude, 0),
    ]
    forEachList { name, list, shown in
      expectEqual(list.contentSize.height, 128, "\(name)")
      let first = shown()
      for (set, read) in offsets {
        let comment: Comment = "\(name), \(set)"
        list.setContentOffset(CGPoint(x: 0, y: set), animated: false)
        expectEqual(list.contentOffset, CGPoint(x: 0, y: read), comment)
        expectEqual(list.bounds.origin, list.contentOffset, comment)
        expectEqual(list.bounds.height, 64, comment)
        let lines = shown()
        expectEqual(lines == first, read == 0, comment)
        list.contentOffset = list.contentOffset
        expectEqual(shown(), lines, comment)
        expectEqual(list.contentOffset.y, read, comment)
      }
    }
  }

  @Test func `an offset far away may be inside a header`() {
    let sections = (0..<20).map { section in
      LabelledSection(
        header: "head \(section)\n-\n=", headerHeight: .lines(3), rows: .numbered(0..<3))
    }
    let screen = ListScreen(sections: sections)
    let window = TextWindow(
      rootViewController: screen, size: Size(width: 20, height: 4), style: .plain)
    window.layoutIfNeeded()
    screen.table.contentOffset.y = .lines(61)
    expectEqual(screen.table.contentOffset.y, .lines(61))
    screen.expectShown(["-", "=", "row 0"])
  }

  @Test func `the refresh control is an inset of 16 points`() {
    let offsets: [(set: CGFloat, read: CGFloat)] = [
      (16, 16), (-16, -16), (-7, 0), (-9, -16), (0, 0), (-99, -16),
    ]
    forEachList { name, list, shown in
      let control = UIRefreshControl()
      list.refreshControl = control
      expectEqual(list.adjustedContentInset, .zero, "\(name)")
      control.beginRefreshing()
      let inset = UIEdgeInsets(top: 16, left: 0, bottom: 0, right: 0)
      expectEqual(list.adjustedContentInset, inset, "\(name)")
      for (set, read) in offsets {
        list.contentOffset.y = set
        expectEqual(list.contentOffset.y, read, "\(name), \(set)")
        expectEqual(shown()[0] == "◌ Refreshing…", read == -16, "\(name), \(set)")
      }
      control.endRefreshing()
      expectEqual(list.adjustedContentInset, .zero, "\(name)")
    }
  }

  /// Calls a closure with a table, a collection and a scroll view that show 4 of 8 lines.
  private func forEachList(
    _ body: (_ name: String, _ list: UIScrollView, _ shown: () -> [String]) -> Void
  ) {
    let table = ListScreen(rows: .numbered(0..<8), height: 4)
    body("table", table.table) { table.shown }

    let collection = CollectionScreen(items: 0..<4, columns: 2, height: 4)
    collection.collection.collectionViewLayout = FrameLayout(
      (0..<4).map { CGRect(x: 0, y: 32 * $0, width: 96, height: 32) })
    body("collection", collection.collection) { collection.shown }

    let scrollView = UIScrollView()
    scrollView.addSubview(UILabel("a\nb\nc\nd\ne\nf\ng\nh", numberOfLines: 0))
    let window = TextWindow(
      rootViewController: UIViewController(showing: scrollView),
      size: Size(width: 20, height: 5), style: .plain)
    body("scroll view", scrollView) { window.lines.dropFirst().map(String.init) }
  }

  // MARK: - Items of a collection

  @Test func `a square item of 48 points is 6 columns wide and 3 lines high`() {
    let squares = [(0, 0), (48, 0), (0, 48)].map { CGRect(x: $0, y: $1, width: 48, height: 48) }
    let screen = CollectionScreen(items: 0..<3, height: 7)
    screen.collection.collectionViewLayout = FrameLayout(squares)
    expectEqual(screen.shown, ["row 0 row 1", "", "", "row 2", "", "", ""])
    let pairs: [[Range<Int>]] = Array(repeating: [0..<6, 6..<12], count: 3)
    let singles: [[Range<Int>]] = Array(repeating: [0..<6], count: 3)
    expectEqual(screen.drawnLines.map(\.parts), pairs + singles + [[]])
    expectEqual(screen.wholeList, ["row 0 row 1", "", "", "row 2", "", ""])
  }

  @Test func `items beside a line begin on the next one, and none that has a height is lost`() {
    /// The upper edges and heights of items, and their lines.
    let items: [(top: CGFloat, height: CGFloat, lines: Range<Int>)] = [
      // The edges of items without a space between them stay together.
      (0, 44, 0..<3), (44, 44, 3..<6), (88, 44, 6..<9), (132, 44, 9..<11),
      (10, 50, 1..<4), (70, 50, 5..<8), (130, 50, 9..<12),
      (0, 14, 0..<1), (18, 14, 1..<2), (36, 14, 3..<4), (54, 14, 4..<5),
      (0, 16, 0..<1), (16, 0, 1..<1), (16, 0.5, 1..<1), (16, 1, 1..<2),
      (-40, 48, 0..<1), (-20, 4, 0..<0), (12.5, 3.6, 0..<1), (16.4, 15.7, 1..<2),
    ]
    for (top, height, lines) in items {
      let screen = CollectionScreen(items: 0..<1, height: 13)
      screen.collection.collectionViewLayout = FrameLayout([
        CGRect(x: 0, y: top, width: 96, height: height)
      ])
      let drawn = screen.drawnLines
      let found = (0..<13).filter { !drawn[$0].parts.isEmpty }
      expectEqual(found, Array(lines), "\(height) points at \(top)")
      let text = screen.wholeList.firstIndex(of: "row 0")
      expectEqual(text, lines.first, "\(height) points at \(top)")
    }
  }

  @Test func `the content of a collection ends below its last line, also if that is not full`() {
    let screen = CollectionScreen(items: 0..<2, height: 4)
    screen.collection.collectionViewLayout = FrameLayout(
      [0, 44].map { CGRect(x: 0, y: $0, width: 96, height: 44) })
    screen.collection.scrollToEnd()
    expectEqual(screen.shown, ["", "row 1", "", ""])
    expectEqual(screen.wholeList, ["row 0", "", "", "row 1", "", ""])
  }
}

// MARK: -

/// A delegate with one height for rows, headers and footers.
private final class FixedHeights: NSObject, UITableViewDelegate {
  private let height: CGFloat

  init(_ height: CGFloat) {
    self.height = height
  }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    height
  }

  func tableView(
    _ tableView: UITableView, heightForHeaderInSection section: Int
  ) -> CGFloat { height }

  func tableView(
    _ tableView: UITableView, heightForFooterInSection section: Int
  ) -> CGFloat { height }
}
