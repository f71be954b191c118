/// A thing that takes lines in a table's column: a row, or a title around a section.
enum ListItem: Hashable {
  case header(section: Int)
  case row(IndexPath)
  case footer(section: Int)
}

// MARK: -

extension ListItem: Comparable {
  /// Tells whether one thing stands above another.
  static func < (one: ListItem, other: ListItem) -> Bool {
    one.place < other.place
  }

  /// The section, and the number in it, where a header comes before all rows and a footer after.
  private var place: (section: Int, row: Int) {
    switch self {
    case .header(let section): (section, -1)
    case .row(let indexPath): (indexPath.section, indexPath.row)
    case .footer(let section): (section, .max)
    }
  }
}
