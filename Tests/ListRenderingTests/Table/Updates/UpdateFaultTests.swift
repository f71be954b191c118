import Testing

@testable import ListRendering

struct UpdateFaultTests {
  @Test(arguments: BrokenBatch.all)
  func `rule 21: each mismatch between a batch and the row counts has its own message`(
    batch: BrokenBatch
  ) {
    let updates = BatchUpdates(batch.calls)
    #expect(updates.fault(before: batch.before, after: batch.after) == batch.message)
  }

  @Test(arguments: BrokenBatch.all.indices)
  func `rule 21: a table stops with the message of a broken batch`(
    number: Int
  ) async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor [number = number as Int] in
      BrokenBatch.all[number].run()
    }
    #expect(result?.fatalError == BrokenBatch.all[number].message[...])
  }

  @Test(
    arguments: [
      ([], [], []), ([2], [2], []),
      ([2], [2], [.deleteRows([.row(0)]), .insertRows([.row(1)])]),
      // A row may go with its section, and leave a section that goes or is reloaded.
      (
        [2, 2], [3], [.deleteSections([0]), .deleteRows([.row(0)]), .moveRow(.row(1), to: .row(0))]
      ),
      ([2, 2], [7, 3], [.reloadSections([0]), .moveRow(.row(1), to: .row(0, in: 1))]),
      // A row may come with its section.
      (
        [1], [2, 0], [.insertSections([0]), .insertRows([.row(0)]), .moveRow(.row(0), to: .row(1))]
      ),
      // Reloading or reconfiguring twice is harmless.
      ([2], [2], [.reloadRows([.row(0), .row(0)]), .reloadRows([.row(0)])]),
      ([2], [2], [.reconfigureRows([.row(1)]), .reconfigureRows([.row(1)])]),
      ([2], [2], [.reloadSections([0]), .reloadSections([0])]),
      ([2], [2], [.reloadRows([.row(0)]), .reconfigureRows([.row(0)])]),
      ([2], [1], [.deleteRows([.row(0)]), .reconfigureRows([.row(0)])]),
      // A row may come where another one leaves.
      ([2], [2], [.moveRow(.row(0), to: .row(1)), .moveRow(.row(1), to: .row(0))]),
      ([1, 1], [1, 1], [.moveSection(0, to: 1), .moveSection(1, to: 0)]),
      ([1], [1], [.deleteRows([.row(0)]), .insertRows([.row(0)])]),
    ] as [([Int], [Int], [UpdateCall])])
  func `rule 21: a batch that agrees with the row counts has no fault`(
    before: [Int], after: [Int], calls: [UpdateCall]
  ) {
    #expect(BatchUpdates(calls).fault(before: before, after: after) == nil)
  }
}

// MARK: -

nonisolated extension BrokenBatch {
  /// At least one batch for each message.
  fileprivate static let all =
    counts + departures + arrivals + rowOverlaps + sectionOverlaps + repetitions
}
