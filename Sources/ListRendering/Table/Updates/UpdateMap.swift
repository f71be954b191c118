/// Where rows and sections stand after a batch.
struct UpdateMap {
  /// The new number of each old section, `nil` for one that was deleted.
  private let sections: [Int?]

  private let movedRows: [IndexPath: IndexPath]
  private let reloadedSections: Set<Int>
  private let identifiesSections: Bool

  /// The rows that go from each old section, and those that come into each new one, in order.
  private let departures: [Int: [Int]]
  private let arrivals: [Int: [Int]]
  private let deletedRows: Set<IndexPath>

  /// Reads a batch.
  ///
  /// - Complexity: O(*n* log *n*) in the changes, and O(*m*) in the number of sections.
  init(_ updates: BatchUpdates, sectionCount: Int) {
    let moves = Dictionary(
      updates.movedSections.map { ($0.from, $0.to) }, uniquingKeysWith: { first, _ in first })
    let taken = updates.insertedSections.union(updates.movedSections.map(\.to))
    var next = 0
    sections = (0..<sectionCount).map { section in
      if updates.deletedSections.contains(section) { return nil }
      if let target = moves[section] { return target }
      while taken.contains(next) { next += 1 }
      defer { next += 1 }
      return next
    }
    deletedRows = updates.deletedRows
    reloadedSections = updates.reloadedSections
    identifiesSections = updates.identifiesSections
    movedRows = Dictionary(
      updates.movedRows.map { ($0.from, $0.to) }, uniquingKeysWith: { first, _ in first })
    departures = Self.rowsBySection(updates.deletedRows.union(updates.movedRows.map(\.from)))
    arrivals = Self.rowsBySection(updates.insertedRows.union(updates.movedRows.map(\.to)))
  }

  private static func rowsBySection(_ rows: Set<IndexPath>) -> [Int: [Int]] {
    Dictionary(grouping: rows, by: \.section).mapValues { $0.map(\.row).sorted() }
  }

  /// The new number of a section, `nil` where it was deleted.
  func section(after section: Int) -> Int? {
    sections[section]
  }

  /// The new place of a row, `nil` where it was deleted, or its section was deleted, or was reloaded
  /// and is not known by its identity.
  ///
  /// - Complexity: O(*n*) in the rows that went from its section or came into it.
  func indexPath(after indexPath: IndexPath) -> IndexPath? {
    if let target = movedRows[indexPath] { return target }
    guard !deletedRows.contains(indexPath), let section = sections[indexPath.section] else {
      return nil
    }
    if reloadedSections.contains(indexPath.section) {
      return identifiesSections ? IndexPath(row: indexPath.row, section: section) : nil
    }
    let departed = departures[indexPath.section, default: []]
    var row = indexPath.row - departed.count { $0 < indexPath.row }
    for arrived in arrivals[section, default: []] {
      guard arrived <= row else { break }
      row += 1
    }
    return IndexPath(row: row, section: section)
  }
}
