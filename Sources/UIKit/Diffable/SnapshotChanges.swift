import Diffing

/// The changes of a table that turn one snapshot into another.
///
/// An item that changes its section moves, also out of a deleted section and into a new one. Of the
/// items and sections that stay in their list, as many as possible keep their order.
nonisolated struct SnapshotChanges: Sendable {
  /// The sections, by their old numbers, or by their new ones if they are inserted.
  let sections: SectionChanges

  private(set) var deletedRows: [IndexPath] = []
  private(set) var insertedRows: [IndexPath] = []
  private(set) var movedRows: [BatchUpdates.Move<IndexPath>] = []
  private(set) var reloadedRows: [IndexPath] = []
  private(set) var reconfiguredRows: [IndexPath] = []

  /// Compares two snapshots.
  ///
  /// - Complexity: O(*n* + *m* log *m*) in the number of sections *n* and of items *m* in sections
  ///   that differ.
  init<Section, Item>(
    from old: NSDiffableDataSourceSnapshot<Section, Item>,
    to new: NSDiffableDataSourceSnapshot<Section, Item>
  ) {
    sections = Self.changes(from: old.sectionIdentifiers, to: new.sectionIdentifiers)
    var departures: [Item: IndexPath] = [:]
    var arrivals: [(item: Item, indexPath: IndexPath)] = []
    let newNumbers = Dictionary(
      uniqueKeysWithValues: zip(new.sectionIdentifiers, new.sectionIdentifiers.indices))

    for (number, section) in old.sectionIdentifiers.enumerated() {
      let oldItems = old.itemIdentifiers(inSection: section)
      guard let newNumber = newNumbers[section] else {
        // The rows go with their section, except those that move out of it.
        for (row, item) in oldItems.enumerated()
        where new.sectionIdentifier(containingItem: item) != nil {
          departures[item] = IndexPath(row: row, section: number)
        }
        continue
      }
      let newItems = new.itemIdentifiers(inSection: section)
      let rows = Self.changes(from: oldItems, to: newItems)
      for row in rows.deletes {
        let indexPath = IndexPath(row: row, section: number)
        if new.sectionIdentifier(containingItem: oldItems[row]) == nil {
          deletedRows.append(indexPath)
        } else {
          departures[oldItems[row]] = indexPath
        }
      }
      for row in rows.inserts {
        let indexPath = IndexPath(row: row, section: newNumber)
        if old.sectionIdentifier(containingItem: newItems[row]) == nil {
          insertedRows.append(indexPath)
        } else {
          arrivals.append((newItems[row], indexPath))
        }
      }
      movedRows += rows.moves.map {
        .init(
          from: IndexPath(row: $0.from, section: number),
          to: IndexPath(row: $0.to, section: newNumber))
      }
    }
    for number in sections.inserts {
      let items = new.itemIdentifiers(inSection: new.sectionIdentifiers[number])
      for (row, item) in items.enumerated()
      where old.sectionIdentifier(containingItem: item) != nil {
        arrivals.append((item, IndexPath(row: row, section: number)))
      }
    }
    for (item, indexPath) in arrivals {
      if let origin = departures[item] {
        movedRows.append(.init(from: origin, to: indexPath, isOfSnapshot: true))
      }
    }
    addUpdates(from: old, to: new)
  }

  private static func changes<ID: Hashable>(from old: [ID], to new: [ID]) -> SectionChanges {
    SectionChanges(from: old, to: new, id: { $0 }, isSame: { _, _ in true })
  }

  /// Adds the rows to reload and to reconfigure, by their old index paths.
  private mutating func addUpdates<Section, Item>(
    from old: NSDiffableDataSourceSnapshot<Section, Item>,
    to new: NSDiffableDataSourceSnapshot<Section, Item>
  ) {
    let reloaded = new.allReloadedItems
    let reconfigured = Set(new.reconfiguredItemIdentifiers).subtracting(reloaded)
    let updated = reloaded.union(reconfigured).filter {
      new.sectionIdentifier(containingItem: $0) != nil
    }
    let homes = Set(updated.compactMap { old.sectionIdentifier(containingItem: $0) })
    guard !homes.isEmpty else { return }
    var movedReloads: Set<IndexPath> = []
    let origins = Set(movedRows.map(\.from))
    for (number, section) in old.sectionIdentifiers.enumerated() where homes.contains(section) {
      for (row, item) in old.itemIdentifiers(inSection: section).enumerated()
      where updated.contains(item) {
        let indexPath = IndexPath(row: row, section: number)
        if reconfigured.contains(item) {
          reconfiguredRows.append(indexPath)
        } else if origins.contains(indexPath) {
          movedReloads.insert(indexPath)
        } else {
          reloadedRows.append(indexPath)
        }
      }
    }
    // A table refuses to move and reload a row in one batch.
    guard !movedReloads.isEmpty else { return }
    for move in movedRows where movedReloads.contains(move.from) {
      deletedRows.append(move.from)
      insertedRows.append(move.to)
    }
    movedRows.removeAll { movedReloads.contains($0.from) }
  }
}

// MARK: -

extension UITableView {
  /// Makes the calls for the changes, inside a batch.
  final func perform(_ changes: SnapshotChanges, with animation: RowAnimation) {
    deleteSections(IndexSet(changes.sections.deletes), with: animation)
    insertSections(IndexSet(changes.sections.inserts), with: animation)
    for move in changes.sections.moves { moveSection(move.from, toSection: move.to) }
    deleteRows(at: changes.deletedRows, with: animation)
    insertRows(at: changes.insertedRows, with: animation)
    if !changes.movedRows.isEmpty { change { $0.movedRows += changes.movedRows } }
    reloadRows(at: changes.reloadedRows, with: animation)
    reconfigureRows(at: changes.reconfiguredRows)
  }
}
