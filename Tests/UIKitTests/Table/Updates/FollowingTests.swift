import ListRendering
import TestSupport
import Testing
import UIKit

struct FollowingTests {
  @Test func `rules 24 and 27: the selection follows its row until it is deleted or reloaded`() {
    let updates: [(after: ListPicture, call: UpdateCall, selected: IndexPath?)] = [
      ("abc|xdef", .insertRows([.row(0, in: 1)]), .row(2, in: 1)),
      ("abc|ef", .deleteRows([.row(0, in: 1)]), .row(0, in: 1)),
      ("abc|df", .deleteRows([.row(1, in: 1)]), nil),
      ("abc|dEf", .reconfigureRows([.row(1, in: 1)]), .row(1, in: 1)),
      ("abc|dEf", .reloadRows([.row(1, in: 1)]), nil),
      ("aebc|df", .moveRow(.row(1, in: 1), to: .row(1)), .row(1)),
      ("def|abc", .moveSection(1, to: 0), .row(1)), ("abc", .deleteSections([1]), nil),
      ("abc|def", .reloadSections([1]), nil),
    ]
    for (after, call, selected) in updates {
      let screen = ListScreen("abc|def")
      screen.table.selectRow(at: .row(1, in: 1), animated: false, scrollPosition: .none)
      screen.update(to: after, call)
      screen.table.expectSelected(selected, "\(call)")
    }
  }

  @Test func `rule 24: the offset stays, so that code can add the growth of the content`() {
    let table = ListScreen(rows: .numbered(0..<20), height: 5)
    expectOffset(of: table.table, in: table, linesOfRow: 1) {
      table.list.sections[0].rows.insert(contentsOf: ["new", "newer"], at: 0)
      table.table.insertRows(at: .rows(0..<2), with: .automatic)
    }
    let grid = CollectionScreen(items: 0..<20, columns: 1, height: 10)
    expectOffset(of: grid.collection, in: grid, linesOfRow: 2) {
      grid.sections[0].rows.insert(contentsOf: ["new", "newer"], at: 0)
      grid.collection.insertItems(at: .rows(0..<2))
    }
  }

  /// Shows row 10 at the upper edge, and again after two rows have been inserted above it.
  private func expectOffset(
    of list: UIScrollView, in screen: UIViewController, linesOfRow lines: Int,
    afterInserting insert: () -> Void
  ) {
    let window = TextWindow(rootViewController: screen, size: Size(width: 20, height: 7))
    list.contentOffset.y = .lines(10 * lines)
    let (offset, height) = (list.contentOffset.y, list.contentSize.height)
    expectEqual(window.point(of: "row 10")?.line, 1)
    insert()
    expectEqual(list.contentOffset.y, offset)
    window.layoutIfNeeded()
    expectEqual(window.point(of: "row 8")?.line, 1)
    list.contentOffset.y = offset + list.contentSize.height - height
    expectEqual(list.contentOffset.y, .lines(12 * lines))
    window.layoutIfNeeded()
    expectEqual(window.point(of: "row 10")?.line, 1)
  }

  @Test func `rules 4 and 24: if no row in view remains, the place is that after a reload`() {
    let places: [(offset: Int, shown: [String])] = [
      (offset: 0, shown: ["0a", "1a", "1b"]), (offset: 5, shown: ["2b", "3a", "3b"]),
      // A row that would be wholly above the view begins at the upper edge, as does the nearest one.
      (offset: 8, shown: ["3a", "3b", "4a"]),
      // The offset is past the last row, and the list shows its end.
      (offset: 15, shown: ["5b", "5c", "5d"]),
    ]
    for (offset, shown) in places {
      for isBatch in [false, true] {
        let screen = ListScreen(rows: .lines(2, 2, 2, 3, 2, 2, 1, 2, 2), height: 3)
        screen.table.scroll(by: offset)
        screen.list.sections[0].rows = .lines(1, 3, 2, 2, 1, 4)
        if isBatch {
          screen.table.performBatchUpdates {
            screen.table.deleteRows(at: .rows(0..<9), with: .automatic)
            screen.table.insertRows(at: .rows(0..<6), with: .automatic)
          }
        } else {
          screen.table.reloadData()
        }
        screen.expectShown(shown, "offset \(offset), batch \(isBatch)")
      }
    }
  }

  @Test func `an offset past the end shows the end of a last row higher than the view`() {
    let far = ListScreen(rows: .lines(1, 1, 1, 1, 1, 1, 1, 1, 1, 4), height: 3)
    let outer = UIViewController()
    outer.view = far.table
    let window = TextWindow(
      rootViewController: outer, size: Size(width: 20, height: 4), style: .plain)
    far.table.contentOffset.y = .lines(99)
    window.expectFrame("\n9b\n9c\n9d")
  }
}
