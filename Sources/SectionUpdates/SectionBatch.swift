import Diffing
import UIKit

/// The calls of a batch that changes sections, and the new number of each section.
struct SectionBatch {
  private(set) var deletes: IndexSet
  private(set) var inserts: IndexSet
  private(set) var reloads: IndexSet
  private(set) var moves: [(from: Int, to: Int)] = []

  private var movedSections: [Int: Int] = [:]

  /// The sections that leave their place, and the places that others take.
  private let origins: IndexSet
  private let targets: IndexSet

  /// The first section that changes, `nil` if none does; the sections before it stay as they are.
  let firstChange: Int?

  /// Creates the calls for changes.
  ///
  /// UIKit refuses to move and reload a section in one batch, so such a section is deleted and
  /// inserted.
  init(_ changes: SectionChanges) {
    deletes = IndexSet(changes.deletes)
    inserts = IndexSet(inOrder: changes.inserts)
    reloads = IndexSet(changes.reloads)
    origins = deletes.union(IndexSet(changes.moves.map(\.from)))
    targets = inserts.union(IndexSet(changes.moves.map(\.to)))
    firstChange = [origins.first, targets.first, reloads.first].compactMap { $0 }.min()
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

  /// Whether sections leave, and no others come, move or change.
  var onlyDeletes: Bool { inserts.isEmpty && reloads.isEmpty && moves.isEmpty }

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

// MARK: -

extension IndexSet {
  /// Creates a set of sorted numbers, faster if they have no gap, as in a first load.
  fileprivate init(inOrder numbers: [Int]) {
    if let first = numbers.first, let last = numbers.last, last - first == numbers.count - 1 {
      self.init(integersIn: first...last)
    } else {
      self.init(numbers)
    }
  }
}

// MARK: -

extension SectionedList {
  /// Makes the calls of a batch; call it in the closure of `performUpdates`.
  func perform(_ batch: SectionBatch) {
    deleteSections(batch.deletes)
    insertSections(batch.inserts)
    reloadSections(batch.reloads)
    for move in batch.moves { moveSection(move.from, toSection: move.to) }
  }
}
