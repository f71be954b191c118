// MARK: - Rows

/// A provider of the sections that a data source shows.
protocol DataProvider {
  associatedtype SectionID: Hashable

  /// Makes the current sections, each id once.
  func makeSections() -> [ListSection<SectionID>]

  /// The text that the sections were searched for, `nil` for all sections.
  var searchText: String? { get }
}

extension DataProvider {
  /// By default, all sections.
  var searchText: String? { nil }
}

/// Rows that come, move, and go together.
nonisolated struct ListSection<ID: Hashable>: Identifiable, Equatable {
  let id: ID
  let rows: [any ListRow]

  static func == (one: ListSection, other: ListSection) -> Bool {
    one.id == other.id && one.rows.elementsEqual(other.rows) { $0.isEqual(to: $1) }
  }
}

/// A row of a table; each kind of row is a type of its own.
nonisolated protocol ListRow: Equatable {}

nonisolated extension ListRow {
  /// Returns whether another row has the same type and the same values.
  func isEqual(to other: any ListRow) -> Bool {
    // A row of another type becomes `nil`, which equals no row.
    self == other as? Self
  }
}
