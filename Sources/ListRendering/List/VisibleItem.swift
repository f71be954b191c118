/// An item in view, with its cell.
struct VisibleItem {
  /// The item.
  var indexPath: IndexPath

  /// The place in the content.
  var frame: ItemFrame

  let cell: UICollectionViewCell

  /// Whether the current delegate was told that the item came into view (rule 35).
  var isAnnounced: Bool

  /// Whether the cell must be filled again (rule 37).
  var needsReconfiguring = false
}

// MARK: -

/// A place in the content of a collection, in columns and lines.
nonisolated struct ItemFrame: Hashable, Sendable {
  let columns: Range<Int>
  let lines: Range<Int>

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

  /// Checks whether a point of the content is in the frame.
  func contains(_ point: Point) -> Bool {
    columns.contains(point.column) && lines.contains(point.line)
  }
}
