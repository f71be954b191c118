import ListRendering
import TestSupport
import Testing
import UIKit

/// Heights, places and insets in points: a column is 8 wide, and a line is 16 high.
struct PointsTests {
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
    let label = UILabel()
    label.text = "one two three four"
    label.numberOfLines = 0
    let size = label.systemLayoutSizeFitting(
      CGSize(width: 111, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    #expect(size == CGSize(width: 111, height: 32))
  }

  @Test func `a frame is read as it was set`() {
    let view = UIView()
    for frame in [CGRect(x: 8, y: 20, width: 31, height: 17), .zero] {
      view.frame = frame
      #expect(view.frame == frame)
    }
  }

  // MARK: - Places in a table

  @Test func `the places of rows and the size of the content are points`() {
    let table = ListScreen(rows: .lines(1, 2, 3), height: 4)
    #expect(table.table.frame == CGRect(x: 0, y: 0, width: 160, height: 64))
    #expect(table.table.contentSize.width == 160)
    #expect(table.table.rectForRow(at: .row(1)) == CGRect(x: 0, y: 16, width: 160, height: 32))
    table.table.contentOffset.y = 32
    table.expectShown(["1b", "2a", "2b", "2c"])
    #expect(table.table.bounds == CGRect(x: 0, y: 32, width: 160, height: 64))
    #expect(table.table.contentSize.height == 96)
    #expect(table.table.rect(forSection: 0) == CGRect(x: 0, y: 0, width: 160, height: 96))

    let high = ListScreen(rows: ["a", "b"], height: 9)
    high.table.delegate = nil
    high.table.rowHeight = 44
    high.expectShown(["a", "", "", "b", "", "", "", "", ""])
    #expect((0..<2).map { high.table.rectForRow(at: .row($0)).minY } == [0, 48])
    #expect(high.table.contentSize.height == 96)
  }

  @Test func `a point belongs to the row or item on whose line and column it lies`() {
    let list = ListScreen(rows: .lines(1, 2, 2), height: 5)
    let rows: [(y: CGFloat, row: Int?)] = [
      (-1, nil), (0, 0), (15.9, 0), (16, 1), (47.9, 1), (48, 2), (79, 2), (80, nil),
    ]
    for (y, row) in rows {
      #expect(list.table.indexPathForRow(at: CGPoint(x: 5, y: y))?.row == row, "\(y)")
    }
    list.table.size.height = 3
    list.table.contentOffset.y = 32
    #expect(list.table.indexPathForRow(at: CGPoint(x: 0, y: 47)) == .row(1))
    #expect(list.table.indexPathForRow(at: CGPoint(x: 0, y: 64)) == .row(2))
    #expect(
      list.table.indexPathForRow(at: CGPoint(x: 0, y: CGFloat.greatestFiniteMagnitude)) == nil)

    let grid = CollectionScreen(items: 0..<5)
    let items: [(x: CGFloat, y: CGFloat, item: Int?)] = [
      (0, 0, 0), (79, 31.9, 0), (80, 0, nil), (96, 0, 1), (0, 32, 3), (-1, 0, nil), (0, -1, nil),
    ]
    for (x, y, item) in items {
      #expect(grid.collection.indexPathForItem(at: CGPoint(x: x, y: y))?.item == item, "\(x), \(y)")
    }
  }

  // MARK: - Scrolling

  @Test func `an offset is rounded to the nearest line, and can be set again as it was read`() {
    let offsets: [(set: CGFloat, read: CGFloat)] = [
      (0, 0), (7.9, 0), (8, 16), (23, 16), (24, 32), (16, 16), (-9, 0), (64, 64), (57, 64),
      (-400, 0), (400, 64), (0, 0), (.greatestFiniteMagnitude, 64), (-.greatestFiniteMagnitude, 0),
    ]
    forEachList { name, list, shown in
      #expect(list.contentSize.height == 128, "\(name)")
      let first = shown()
      for (set, read) in offsets {
        list.setContentOffset(CGPoint(x: 0, y: set), animated: false)
        #expect(list.contentOffset == CGPoint(x: 0, y: read), "\(name), \(set)")
        #expect(list.bounds.minY == read, "\(name)")
        #expect(list.bounds.height == 64, "\(name)")
        let lines = shown()
        #expect((lines == first) == (read == 0), "\(name), \(set)")
        list.contentOffset = list.contentOffset
        #expect(shown() == lines, "\(name), \(set)")
        #expect(list.contentOffset.y == read, "\(name), \(set)")
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
    #expect(screen.table.contentOffset.y == .lines(61))
    screen.expectShown(["-", "=", "row 0"])
  }

  @Test func `the refresh control is an inset of 16 points`() {
    forEachList { name, list, shown in
      list.refreshControl = UIRefreshControl()
      #expect(list.adjustedContentInset == .zero)
      list.refreshControl?.beginRefreshing()
      #expect(list.adjustedContentInset == UIEdgeInsets(top: 16, left: 0, bottom: 0, right: 0))
      let offsets: [(set: CGFloat, read: CGFloat)] = [
        (16, 16), (-16, -16), (-7, 0), (-9, -16), (0, 0), (-99, -16),
      ]
      for (set, read) in offsets {
        list.contentOffset.y = set
        #expect(list.contentOffset.y == read, "\(name), \(set)")
        #expect((shown()[0] == "◌ Refreshing…") == (read == -16), "\(name), \(set)")
      }
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

    let label = UILabel()
    label.numberOfLines = 0
    label.text = "a\nb\nc\nd\ne\nf\ng\nh"
    let scrollView = UIScrollView()
    scrollView.addSubview(label)
    let screen = UIViewController()
    screen.view = scrollView
    let window = TextWindow(
      rootViewController: screen, size: Size(width: 20, height: 5), style: .plain)
    body("scroll view", scrollView) { window.lines.dropFirst().map(String.init) }
  }

  // MARK: - Items of a collection

  @Test func `a square item of 48 points is 6 columns wide and 3 lines high`() {
    let origins = [(0, 0), (48, 0), (0, 48)]
    let squares = origins.map { CGRect(origin: CGPoint(x: $0, y: $1), size: CGSize(48)) }
    let screen = CollectionScreen(items: 0..<3, height: 7)
    screen.collection.collectionViewLayout = FrameLayout(squares)
    #expect(screen.shown == ["row 0 row 1", "", "", "row 2", "", "", ""])
    let columns = screen.drawnLines.map(\.parts)
    #expect(
      columns == Array(repeating: [0..<6, 6..<12], count: 3)
        + Array(repeating: [0..<6], count: 3) + [[]])
    #expect(screen.wholeList == ["row 0 row 1", "", "", "row 2", "", ""])
  }

  @Test func `items beside a line begin on the next one, and none that has a height is lost`() {
    /// The upper edges and heights of items, and their lines.
    let cases: [(items: [(top: CGFloat, height: CGFloat)], lines: [Range<Int>])] = [
      // The edges of items without a space between them stay together.
      ([(0, 44), (44, 44), (88, 44), (132, 44)], [0..<3, 3..<6, 6..<9, 9..<11]),
      ([(10, 50), (70, 50), (130, 50)], [1..<4, 5..<8, 9..<12]),
      ([(0, 14), (18, 14), (36, 14), (54, 14)], [0..<1, 1..<2, 3..<4, 4..<5]),
      ([(0, 16), (16, 0), (16, 0.5), (16, 1)], [0..<1, 1..<1, 1..<1, 1..<2]),
      ([(-40, 48), (-20, 4), (12.5, 3.6), (16.4, 15.7)], [0..<1, 0..<0, 0..<1, 1..<2]),
    ]
    for (items, lines) in cases {
      for number in items.indices {
        let screen = CollectionScreen(items: 0..<1, height: 13)
        screen.collection.collectionViewLayout = FrameLayout([
          CGRect(x: 0, y: items[number].top, width: 96, height: items[number].height)
        ])
        let found = (0..<13).filter { !screen.drawnLines[$0].parts.isEmpty }
        #expect(found == Array(lines[number]), "\(items[number])")
        let text = screen.wholeList.firstIndex(of: "row 0")
        #expect(text == lines[number].first, "\(items[number])")
      }
    }
  }

  @Test func `the content of a collection ends below its last line, also if that is not full`() {
    let screen = CollectionScreen(items: 0..<2, height: 4)
    screen.collection.collectionViewLayout = FrameLayout(
      [0, 44].map { CGRect(x: 0, y: $0, width: 96, height: 44) })
    screen.collection.scrollToEnd()
    #expect(screen.shown == ["", "row 1", "", ""])
    #expect(screen.wholeList == ["row 0", "", "", "row 1", "", ""])
  }
}

// MARK: -

extension CGSize {
  /// Creates a square.
  fileprivate init(_ side: CGFloat) {
    self.init(width: side, height: side)
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
