/// A row of a table, the title above or below a section, or the refresh control above them.
nonisolated enum ListItem: Hashable, Sendable {
  case refreshControl
  case header(section: Int)
  case row(Int, section: Int)
  case footer(section: Int)

  /// The index path of a row, `nil` for a title.
  var indexPath: IndexPath? {
    if case .row(let row, let section) = self { IndexPath(row: row, section: section) } else { nil }
  }

  /// Whether the item is above the rows of its section.
  var isHeader: Bool {
    if case .header = self { true } else { false }
  }

  /// The section of the item; the refresh control is above the first one.
  var section: Int {
    switch self {
    case .refreshControl: -1
    case .header(let section), .row(_, let section), .footer(let section): section
    }
  }

  /// Creates the item of a row.
  static func row(_ indexPath: IndexPath) -> ListItem {
    .row(indexPath.row, section: indexPath.section)
  }
}

// MARK: -

nonisolated extension ListItem: Comparable {
  /// Compares two items by their order in the list.
  static func < (one: ListItem, other: ListItem) -> Bool {
    one.position < other.position
  }

  /// The section and the position in it: a header comes before all rows, a footer after them.
  private var position: (section: Int, row: Int) {
    switch self {
    case .refreshControl: (-1, 0)
    case .header(let section): (section, -1)
    case .row(let row, let section): (section, row)
    case .footer(let section): (section, .max)
    }
  }
}
