// MARK: - Rows

/// A provider of what a data source shows.
///
/// It is a value with all that the sections are made of. A controller replaces or changes it, and a
/// test reads its sections without a table.
protocol DataProvider {
  associatedtype SectionID: Hashable

  /// The sections, each id once.
  var sections: [ListSection<SectionID>] { get }

  /// The text that the sections were searched for, `nil` for all sections.
  var searchText: String? { get }
}

extension DataProvider {
  var searchText: String? { nil }
}

/// Rows that come, move and go together.
struct ListSection<ID: Hashable>: Identifiable, Equatable {
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
/// is that no `switch` is exhaustive: the compiler does not notice a row without a factory.
protocol ListRow {
  /// Whether a tap on the row selects it, by default false.
  var isSelectable: Bool { get }

  /// Whether a swipe over the row deletes its section, by default false.
  var isDeletable: Bool { get }

  /// Returns whether another row is of the same kind and shows the same.
  func isEqual(to other: any ListRow) -> Bool
}

extension ListRow {
  var isSelectable: Bool { false }
  var isDeletable: Bool { false }
}

extension ListRow where Self: Equatable {
  func isEqual(to other: any ListRow) -> Bool {
    self == other as? Self
  }
}
