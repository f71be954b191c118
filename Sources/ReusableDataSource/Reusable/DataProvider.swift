// MARK: - Rows

/// A provider of what a data source shows.
///
/// It is a value: after each change, a controller gives the data source another one, and a test reads
/// the sections without a table. Unlike a presenter, it makes rows only. As they, it belongs to no actor.
nonisolated protocol DataProvider {
  associatedtype SectionID: Hashable

  /// The sections, each id once, made again at each call.
  var sections: [ListSection<SectionID>] { get }

  /// The text that the sections were searched for, `nil` for all sections.
  var searchText: String? { get }
}

/// Rows that come, move and go together.
nonisolated struct ListSection<ID: Hashable>: Identifiable, Equatable {
  /// The id, which stays the same when the section moves or has other rows.
  let id: ID

  let rows: [any ListRow]

  static func == (one: ListSection, other: ListSection) -> Bool {
    one.id == other.id && one.rows.elementsEqual(other.rows) { $0.isEqual(to: $1) }
  }
}

/// A row of a table.
///
/// Each kind of row is a small type, so that a new kind changes nothing in the data source. The price
/// is that no `switch` is exhaustive: the compiler does not notice a row without a factory, so a data
/// source does when it is to show one.
nonisolated protocol ListRow: Equatable {
  /// Whether a tap selects the row, by default not; the table's delegate asks for it.
  var isSelectable: Bool { get }

  /// Whether a swipe over the row deletes its section, by default not.
  var isDeletable: Bool { get }
}

nonisolated extension ListRow {
  var isSelectable: Bool { false }

  var isDeletable: Bool { false }

  /// Returns whether another row is of the same kind and shows the same.
  func isEqual(to other: any ListRow) -> Bool {
    self == other as? Self
  }
}
