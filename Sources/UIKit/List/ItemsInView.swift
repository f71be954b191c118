/// The items in view, as a layout finds them.
struct ItemsInView {
  /// An item with its frame in the view.
  typealias Item = (item: ListItem, frame: ItemFrame)

  /// All items in view, in order.
  var items: [Item] = []

  /// Items without cells, in the order in which the cells are requested.
  ///
  /// They go from top to bottom, or from bottom to top. After them, others may be missing.
  var missing: [Item] = []

  /// The anchor from which the items are found next, so that they stay where they are.
  var anchor = ListAnchor.beginning
}

// MARK: -

/// The height of an item that was in view before a batch.
struct KnownHeight {
  /// The item, at its place after the batch.
  let item: ListItem

  /// The number of its lines.
  let height: Int
}

// MARK: -

/// The position of a list that a layout keeps.
nonisolated enum ListAnchor: Equatable, Sendable {
  /// The view shows the beginning of the list.
  case beginning

  /// A line of the content is at the upper edge of the view.
  case offset(Int)

  /// An item is at a position in the view.
  case item(ListItem, Position)

  /// The position of an item in the view.
  enum Position: Equatable, Sendable {
    /// The item begins at a line. If it would be wholly above the view, it begins at line 0.
    case line(Int)

    /// The item ends above a line.
    case end(Int)

    /// The item is in the middle.
    case middle
  }
}
