import TerminalDrawing

/// An item in view, with its cell.
struct VisibleItem {
  /// The row, header, footer or collection item.
  var item: ListItem

  /// The frame in the view; line 0 is at the upper edge.
  var frame: ItemFrame

  /// The cell of a row, or the view of a header, a footer or a title.
  let view: UIView?

  /// Whether the delegate is told when the item leaves the view (rule 17: only if it was
  /// told that the item came).
  var isAnnounced = true

  /// Whether the cell must be filled again (rule 23: `reconfigureRows`).
  var needsReconfiguring = false

  /// Whether the height must be asked for again (rule 31: a batch measures rows that stay).
  var needsMeasuring = false
}

// MARK: -

/// A frame in columns and lines.
nonisolated struct ItemFrame: Hashable, Sendable {
  let columns: Range<Int>
  var lines: Range<Int>

  /// Creates a frame of some lines.
  init(columns: Range<Int>, lines: Range<Int>) {
    self.columns = columns
    self.lines = lines
  }

  /// Rounds the frame of a layout to character cells.
  ///
  /// A part of a column is not used, so that a cell is as wide as it was measured. An edge between
  /// two lines moves to the lower one, so that items without a space between them do not overlap.
  /// An item between the edges of one line takes that line.
  init(_ frame: CGRect) {
    let column = frame.minX.columns
    columns = column..<column + max(0, Int(frame.width / .column))
    let end = max(0, frame.maxY.lines)
    lines = (frame.height < 1 ? end : max(0, min(frame.minY.lines, end - 1)))..<end
  }

  /// The frame in points.
  var points: CGRect {
    CGRect(
      x: CGFloat(columns.lowerBound) * .column, y: CGFloat(lines: lines.lowerBound),
      width: CGFloat(columns.count) * .column, height: CGFloat(lines: lines.count))
  }

  /// Checks whether a point is in the frame.
  func contains(_ point: Point) -> Bool {
    columns.contains(point.column) && lines.contains(point.line)
  }

  /// Returns the frame some lines below its place.
  func moved(by count: Int) -> ItemFrame {
    ItemFrame(columns: columns, lines: lines.lowerBound + count..<lines.upperBound + count)
  }
}
