/// The place of a row as two integers, which are faster to sort and compare than an index path.
nonisolated struct RowPlace: Hashable, Sendable {
  let section: Int
  let row: Int
}

// MARK: -

nonisolated extension RowPlace {
  /// Creates the place that an index path names.
  init(_ indexPath: IndexPath) {
    self.init(section: indexPath.section, row: indexPath.row)
  }

  /// The index path of the place.
  var indexPath: IndexPath { IndexPath(row: row, section: section) }

  /// The place as messages name it.
  var text: String { "{section \(section), row \(row)}" }
}

// MARK: -

nonisolated extension RowPlace: Comparable {
  /// Tells whether one row is above another.
  static func < (one: RowPlace, other: RowPlace) -> Bool {
    one.section == other.section ? one.row < other.row : one.section < other.section
  }
}
