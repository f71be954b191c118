package import Diffing
import ListRendering

extension SectionedList {
  /// Applies section changes in one batch.
  ///
  /// A list that is not visible needs no batch, because it reads the new counts when it is shown.
  ///
  /// UIKit refuses to move and reload a section in one batch, so such a section is deleted and
  /// inserted. Reloaded rows lose the selection and their place, so both are restored.
  ///
  /// - Parameters:
  ///   - changes: The changes.
  ///   - updateData: Replaces the list of the data source.
  package func apply(_ changes: SectionChanges, updateData: @escaping () -> Void) {
    guard !changes.isEmpty else { return updateData() }
    let map = SectionMap(changes)
    let place = place { $0 }
    if window == nil {
      updateData()
      reloadData()
    } else {
      performBatchUpdates(
        {
          updateData()
          self.delete(map.deletes)
          self.insert(map.inserts)
          self.reload(map.reloads)
          for move in map.moves { self.moveSection(move.from, toSection: move.to) }
        }, completion: nil)
    }
    restore(place) { section in (section.base as? Int).flatMap(map.newSection(of:)) }
  }
}

// MARK: -

/// The calls of a batch, and the new number of each section.
private struct SectionMap {
  private(set) var deletes: IndexSet
  private(set) var inserts: IndexSet
  private(set) var reloads: IndexSet
  private(set) var moves: [(from: Int, to: Int)] = []

  private var movedSections: [Int: Int] = [:]

  /// The sections that leave their place, and the places that others take.
  private let origins: IndexSet
  private let targets: IndexSet

  init(_ changes: SectionChanges) {
    deletes = IndexSet(changes.deletes)
    inserts = IndexSet(changes.inserts)
    reloads = IndexSet(changes.reloads)
    origins = deletes.union(IndexSet(changes.moves.map(\.from)))
    targets = inserts.union(IndexSet(changes.moves.map(\.to)))
    for move in changes.moves {
      movedSections[move.from] = move.to
      if reloads.contains(move.from) {
        reloads.remove(move.from)
        deletes.insert(move.from)
        inserts.insert(move.to)
      } else {
        moves.append((move.from, move.to))
      }
    }
  }

  /// Returns the new number of a section, `nil` if it is gone.
  func newSection(of section: Int) -> Int? {
    if let target = movedSections[section] { return target }
    guard !origins.contains(section) else { return nil }
    // The sections that stay take the places that no other section takes, in order.
    var new = section - origins.count(in: 0..<section)
    for target in targets where target <= new { new += 1 }
    return new
  }
}
