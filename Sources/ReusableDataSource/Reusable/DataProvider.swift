// MARK: - Rows

/// A provider of what a data source shows.
///
/// It is a value: after each change, a controller gives the data source another one, and a test reads
/// the sections without a table. Unlike a presenter, it makes rows only. Like the
/// rows, it belongs to no actor.
nonisolated protocol DataProvider {
  associatedtype SectionID: Hashable

  /// Makes the sections, each id once.
  func makeSections() -> [ListSection<SectionID>]

  /// The text that the sections were searched for, `nil` for all sections.
  var searchText: String? { get }
}

nonisolated extension DataProvider {
  /// By default, all sections.
  var searchText: String? { nil }
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
/// Each kind of row is a small type, so that a new kind changes nothing in the data source. It does
/// not say whether it can be selected or deleted: each screen that shows it does. The price is that no
/// `switch` is exhaustive: the compiler does not notice a row without a factory, so a data source does
/// when it is to show one.
nonisolated protocol ListRow: Equatable {}

nonisolated extension ListRow {
  /// Returns whether another row is of the same kind and shows the same.
  func isEqual(to other: any ListRow) -> Bool {
    // A row of another kind becomes `nil`, which equals no row.
    self == other as? Self
  }
}
