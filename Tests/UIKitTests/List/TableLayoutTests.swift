import ListRendering
import TestSupport
import Testing

@testable import UIKit

/// Checks which rows a layout finds, without a table.
struct TableLayoutTests {
  /// A view of 5 lines over a list of rows, some of which have cells.
  private struct Case {
    let rowCount: Int

    /// The heights of the rows that have cells.
    var heights: [Int: Int] = [:]

    let anchor: Int
    let position: ListAnchor.Position

    func items(height: Int = 5) -> ItemsInView {
      let visible = heights.sorted { $0.key < $1.key }.map { row, height in
        VisibleItem(
          item: .row(row, section: 0), frame: ItemFrame(columns: 0..<9, lines: 0..<height),
          view: nil)
      }
      var layout = TableLayout(
        SectionCounts(rows: [rowCount]), in: Size(width: 9, height: height), visible: visible,
        from: .row(anchor, section: 0), at: position)
      return layout.itemsInView()
    }
  }

  @Test func `missing rows are requested after those on whose heights their frames depend`() {
    let cases: [(Case, firstLine: Int, firstRow: Int, missing: [Int])] = [
      (Case(rowCount: 20, anchor: 3, position: .line(0)), 0, 3, [3]),
      (Case(rowCount: 20, heights: [3: 2], anchor: 3, position: .line(-1)), -1, 3, [4, 5, 6, 7]),
      (Case(rowCount: 20, heights: [3: 2], anchor: 3, position: .line(-2)), 0, 3, [4, 5, 6]),
      (Case(rowCount: 20, heights: [9: 1], anchor: 9, position: .line(2)), 0, 7, [8, 7]),
      (Case(rowCount: 20, heights: [9: 1], anchor: 9, position: .end(0)), 0, 10, .init(10...14)),
      (Case(rowCount: 20, anchor: 9, position: .end(0)), 0, 10, .init(10...14)),
      (Case(rowCount: 20, anchor: 9, position: .line(5)), 0, 4, [8, 7, 6, 5, 4]),
      (Case(rowCount: 20, heights: [9: 1], anchor: 9, position: .middle), 0, 7, [8, 7]),
      (Case(rowCount: 5, heights: [4: 1], anchor: 4, position: .line(0)), 0, 0, [3, 2, 1, 0]),
      (Case(rowCount: 11, heights: [9: 1], anchor: 9, position: .line(2)), 0, 6, [8, 7]),
      (Case(rowCount: 20, heights: [1: 1], anchor: 1, position: .line(4)), 0, 0, [0]),
      (Case(rowCount: 20, heights: [0: 1, 1: 1], anchor: 1, position: .line(4)), 0, 0, [2, 3, 4]),
      (
        Case(rowCount: 11, heights: [7: 1, 8: 1, 9: 1, 10: 1], anchor: 9, position: .line(2)),
        0, 6, [6]
      ),
      (Case(rowCount: 3, heights: [1: 1], anchor: 1, position: .line(4)), 0, 0, [0]),
      // The row without a line is not the one above the anchor.
      (Case(rowCount: 3, heights: [0: 0, 2: 4], anchor: 2, position: .line(0)), 0, 0, [1]),
    ]
    for (layout, firstLine, firstRow, missing) in cases {
      let found = layout.items()
      expectEqual(found.items.first?.frame.lines.lowerBound, firstLine, "\(layout)")
      expectEqual(found.items.first?.item, ListItem.row(firstRow, section: 0), "\(layout)")
      expectEqual(found.missing.compactMap(\.item.indexPath?.row), missing, "\(layout)")
    }
  }

  @Test func `a row without a line is in view at an edge while it has its cell`() {
    let layout = Case(rowCount: 3, heights: [0: 1, 1: 1, 2: 0], anchor: 2, position: .end(2))
    let found = layout.items(height: 2)
    expectEqual(found.items.count, 3)
    #expect(found.missing.isEmpty)
  }
}
