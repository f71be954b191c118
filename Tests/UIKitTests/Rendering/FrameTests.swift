import ListRendering
import TestSupport
import Testing
import UIKit

/// The frames of views in points.
struct FrameTests {
  @Test func `a frame keeps the numbers that it was given, and whole cells of it are drawn`() {
    let frame = CGRect(x: 3, y: 5.5, width: 375, height: 100.5)
    let view = UIView(frame: frame)
    #expect(view.frame == frame)
    #expect(view.bounds.size == frame.size)
    #expect(view.size == Size(width: 46, height: 6))
    view.frame.size.height = 44
    #expect(view.frame.height == 44)
    #expect(view.size.height == 2)

    let header = LabelledSection(header: "head", headerHeight: view.frame.height)
    let screen = ListScreen(sections: [header], height: 5)
    #expect(screen.table.rectForHeader(inSection: 0).height == .lines(3))
  }

  @Test func `rule 35: a cell has the frame of its item when it is about to be displayed`() {
    let screen = CollectionScreen(items: 0..<30)
    var frames: [CGRect?] = []
    var expected: [CGRect?] = []
    screen.displayed = { [unowned screen] indexPath in
      frames.append(screen.collection.cellForItem(at: indexPath)?.frame)
      expected.append(screen.collection.layoutAttributesForItem(at: indexPath)?.frame)
    }
    _ = screen.shown
    screen.collection.scroll(by: 3)
    #expect(frames == expected)
    #expect(frames.count > 9)
    #expect(frames.last??.minY != 0)
  }

  @Test func `a header view has the frame of its header`() throws {
    let section = LabelledSection(header: "a\nb", rows: .numbered(0..<9))
    let screen = ListScreen(sections: [section, section], height: 14)
    let table = screen.table
    let view = try #require(table.headerView(forSection: 1))
    #expect(view.frame == table.rectForHeader(inSection: 1))
    #expect(view.frame.minY == .lines(11))
  }

  @Test func `a cell whose table is gone has the frame that it was given`() {
    var table: UITableView? = UITableView()
    var cell: UITableViewCell?
    do {
      let list = SingleSection()
      table?.dataSource = list
      table?.size = Size(width: 20, height: 4)
      cell = table?.visibleCells.last
      #expect(cell?.frame.minY == 16)
      table = nil
    }
    #expect(cell?.frame == .zero)
  }
}
