@testable import ListRendering

nonisolated extension RandomBatches {
  /// A fault that breaks a legal batch.
  enum Fault: Int, CaseIterable, Sendable {
    case rowCount, sectionCount, deletedRow, reloadedSection, insertedRow, movedSection
    case deleteAndMove, deleteAndReload, insertAndMove, deleteTwice, insertTwice
  }
}

// MARK: -

extension RandomBatches {
  /// Returns a batch with one fault, and the beginning of its message.
  mutating func brokenBatch(_ fault: Fault) -> BrokenBatch {
    while true {
      let sections = sections()
      let batch = batch(on: sections)
      if let broken = broken(batch, on: sections, by: fault) { return broken }
    }
  }

  /// Breaks a legal batch, or returns `nil` if it cannot have the fault.
  private mutating func broken(
    _ batch: RandomBatch, on sections: [NamedSection], by fault: Fault
  ) -> BrokenBatch? {
    let before = sections.map(\.rows.count)
    var after = batch.sections.map(\.rows.count)
    var added: [UpdateCall] = []
    var message = ""
    switch fault {
    case .rowCount:
      // The rows of inserted and reloaded sections are not checked.
      guard let section = checkedSection(of: batch, on: sections) else { return nil }
      after[section] += 1
      message = "Invalid update: invalid number of rows in section \(section).  "
    case .sectionCount:
      after.append(random.number(in: 0...3))
      message = "Invalid update: invalid number of sections.  "
    case .deletedRow:
      guard let section = before.indices.last else { return nil }
      added = [.deleteRows([.row(before[section], in: section)])]
      message = "attempt to delete row \(before[section]) from section \(section) which only "
    case .reloadedSection:
      added = [.reloadSections([before.count])]
      message = "attempt to reload section \(before.count), but there are only "
    case .insertedRow:
      guard let section = after.indices.last else { return nil }
      added = [.insertRows([.row(after[section], in: section)])]
      message = "attempt to insert row \(after[section]) into section \(section), but there are "
    case .movedSection:
      guard !before.isEmpty else { return nil }
      added = [.moveSection(0, to: after.count)]
      message = "attempt to move section \(after.count), but there are only \(after.count) "
    case .deleteAndMove:
      guard let move = batch.moves.first else { return nil }
      added = [.deleteRows([move.from])]
      message = "attempt to perform a delete and a move from the same index path \(text(move.from))"
    case .deleteAndReload:
      guard let row = batch.deletedRows.first else { return nil }
      added = [.reloadRows([row])]
      message = "attempt to delete and reload the same index path \(text(row))"
    case .insertAndMove:
      guard let move = batch.moves.first else { return nil }
      added = [.insertRows([move.to])]
      message = "attempt to perform an insert and a move to the same index path \(text(move.to))"
    case .deleteTwice:
      guard let row = batch.deletedRows.first else { return nil }
      added = [.deleteRows([row])]
      message = "attempt to delete the same index path twice \(text(row))"
    case .insertTwice:
      guard let row = batch.insertedRows.first else { return nil }
      added = [.insertRows([row])]
      message = "attempt to insert the same index path twice \(text(row))"
    }
    return BrokenBatch(
      before: before, after: after, calls: shuffled(batch.calls + added), message: message)
  }

  /// Returns an index path as messages name it.
  private func text(_ indexPath: IndexPath) -> String { "(\(indexPath))" }

  /// Returns the new number of a section that stays and is not reloaded.
  private func checkedSection(of batch: RandomBatch, on sections: [NamedSection]) -> Int? {
    let reloaded = Set(batch.reloadedSections.map { sections[$0].name })
    let staying = Set(sections.map(\.name)).subtracting(reloaded)
    return batch.sections.firstIndex { staying.contains($0.name) }
  }
}

// MARK: -

nonisolated extension RandomBatch {
  /// The old and new places of moved rows.
  fileprivate var moves: [(from: IndexPath, to: IndexPath)] {
    calls.compactMap { if case .moveRow(let from, let to) = $0 { (from, to) } else { nil } }
  }

  /// The deleted rows.
  fileprivate var deletedRows: [IndexPath] {
    calls.flatMap { if case .deleteRows(let rows) = $0 { rows } else { [IndexPath]() } }
  }

  /// The inserted rows.
  fileprivate var insertedRows: [IndexPath] {
    calls.flatMap { if case .insertRows(let rows) = $0 { rows } else { [IndexPath]() } }
  }

  /// The reloaded sections.
  fileprivate var reloadedSections: [Int] {
    calls.flatMap { if case .reloadSections(let sections) = $0 { sections } else { [Int]() } }
  }
}
