import Testing

@testable import ListRendering

/// Checks that a table finds the fault in random batches.
struct RandomFaultTests {
  @Test func `rule 21: a single fault in a random batch has its own message`() throws {
    for fault in RandomBatches.Fault.allCases {
      for seed in UInt64(1)...100 {
        var batches = RandomBatches(seed: seed)
        let batch = batches.brokenBatch(fault)
        let found =
          BatchUpdates(batch.calls).fault(before: batch.before, after: batch.after) ?? "no fault"
        try #require(
          found.hasPrefix(batch.message),
          "\(fault), seed \(seed): \(batch.before) to \(batch.after) by \(batch.calls): \(found)")
      }
    }
  }

  @Test(arguments: RandomBatches.Fault.allCases)
  func `rule 21: a random batch with a fault stops the program with its message`(
    fault: RandomBatches.Fault
  ) async {
    let seed = UInt64(1_000 + fault.rawValue)
    var batches = RandomBatches(seed: seed)
    let batch = batches.brokenBatch(fault)
    let found = BatchUpdates(batch.calls).fault(before: batch.before, after: batch.after)
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor [seed = seed as UInt64, number = fault.rawValue as Int] in
      var batches = RandomBatches(seed: seed)
      batches.brokenBatch(RandomBatches.Fault.allCases[number]).run()
    }
    #expect(result?.fatalError == found?[...], "seed \(seed)")
  }
}

// MARK: -

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
    let updates = BatchUpdates(batch.calls)
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
      guard let move = updates.movedRows.first else { return nil }
      added = [.deleteRows([move.from])]
      message = "attempt to perform a delete and a move from the same index path \(text(move.from))"
    case .deleteAndReload:
      guard let row = updates.deletedRows.first else { return nil }
      added = [.reloadRows([row])]
      message = "attempt to delete and reload the same index path \(text(row))"
    case .insertAndMove:
      guard let move = updates.movedRows.first else { return nil }
      added = [.insertRows([move.to])]
      message = "attempt to perform an insert and a move to the same index path \(text(move.to))"
    case .deleteTwice:
      guard let row = updates.deletedRows.first else { return nil }
      added = [.deleteRows([row])]
      message = "attempt to delete the same index path twice \(text(row))"
    case .insertTwice:
      guard let row = updates.insertedRows.first else { return nil }
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
    let reloaded = Set(BatchUpdates(batch.calls).reloadedSections.map { sections[$0].name })
    let staying = Set(sections.map(\.name)).subtracting(reloaded)
    return batch.sections.firstIndex { staying.contains($0.name) }
  }
}
