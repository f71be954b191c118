import Testing

@testable import ListRendering

struct UpdateFaultTests {
  @Test func `rule 21: each mismatch between a batch and the row counts has its own message`() {
    for batch in BrokenBatch.all {
      let fault = BatchUpdates(batch.calls).fault(before: batch.before, after: batch.after)
      #expect(fault == batch.message)
    }
  }

  @Test(arguments: BrokenBatch.examples.indices)
  func `rule 21: a broken batch stops the program with its message`(
    number: Int
  ) async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor [number = number as Int] in
      BrokenBatch.examples[number].run()
    }
    result.expectFatalError(BrokenBatch.examples[number].message)
  }

  @Test func `rule 21: a batch that agrees with the row counts has no fault`() {
    let batches: [(before: [Int], after: [Int], calls: [UpdateCall])] = [
      ([], [], []), ([2], [2], []),
      ([2], [2], [.deleteRows([.row(0)]), .insertRows([.row(1)])]),
      // A row may be deleted together with its section, or move out of a section that is deleted or
      // reloaded.
      (
        [2, 2], [3], [.deleteSections([0]), .deleteRows([.row(0)]), .moveRow(.row(1), to: .row(0))]
      ),
      ([2, 2], [7, 3], [.reloadSections([0]), .moveRow(.row(1), to: .row(0, in: 1))]),
      // A row may be inserted together with its section.
      (
        [1], [2, 0], [.insertSections([0]), .insertRows([.row(0)]), .moveRow(.row(0), to: .row(1))]
      ),
      // Reloading or reconfiguring twice is harmless.
      ([2], [2], [.reloadRows([.row(0), .row(0)]), .reloadRows([.row(0)])]),
      ([2], [2], [.reconfigureRows([.row(1)]), .reconfigureRows([.row(1)])]),
      ([2], [2], [.reloadSections([0]), .reloadSections([0])]),
      ([2], [2], [.reloadRows([.row(0)]), .reconfigureRows([.row(0)])]),
      ([2], [1], [.deleteRows([.row(0)]), .reconfigureRows([.row(0)])]),
      // A row may take the place of another one.
      ([2], [2], [.moveRow(.row(0), to: .row(1)), .moveRow(.row(1), to: .row(0))]),
      ([1, 1], [1, 1], [.moveSection(0, to: 1), .moveSection(1, to: 0)]),
      ([1], [1], [.deleteRows([.row(0)]), .insertRows([.row(0)])]),
    ]
    for (before, after, calls) in batches {
      let fault = BatchUpdates(calls).fault(before: before, after: after)
      #expect(fault == nil, "\(calls)")
    }
  }
}

// MARK: -

nonisolated extension BrokenBatch {
  /// A broken batch of each sort.
  fileprivate static let examples =
    [counts, departures, arrivals, rowOverlaps, sectionOverlaps, repetitions].map { $0[0] }

  /// Broken batches, at least one for each message.
  fileprivate static let all =
    counts + departures + arrivals + rowOverlaps + sectionOverlaps + repetitions
}

// MARK: -

struct UpdateFaultOrderTests {
  /// Faults of batches on two sections of two rows, in the order in which they are reported.
  private static let faults: [(calls: [UpdateCall], message: String)] = [
    ([.insertSections([0])], "Invalid update: invalid number of sections."),
    ([.reloadSections([9])], "attempt to reload section 9,"),
    ([.moveSection(8, to: 0)], "attempt to move section 8,"),
    ([.deleteRows([.row(7)])], "attempt to delete row 7 from section 0 "),
    ([.reloadRows([.row(6)])], "attempt to reload row 6 from section 0 "),
    ([.reconfigureRows([.row(6, in: 5)])], "attempt to reconfigure row 6 from section 5,"),
    ([.moveRow(.row(5), to: .row(0))], "attempt to move row 5 from section 0 "),
    ([.moveSection(0, to: 4)], "attempt to move section 4,"),
    ([.insertRows([.row(4)])], "attempt to insert row 4 into section 0,"),
    ([.moveRow(.row(0), to: .row(9))], "attempt to move row 9 into section 0,"),
    (
      [.deleteRows([.row(1)]), .moveRow(.row(1), to: .row(1))],
      "attempt to perform a delete and a move from the same index path"
    ),
    (
      [.deleteRows([.row(0)]), .reloadRows([.row(0)])],
      "attempt to delete and reload the same index path"
    ),
    (
      [.insertRows([.row(0)]), .moveRow(.row(0, in: 1), to: .row(0))],
      "attempt to perform an insert and a move to the same index path"
    ),
    ([.insertRows([.row(1), .row(1)])], "attempt to insert the same index path twice"),
    ([.insertRows([.row(1, in: 1)])], "Invalid update: invalid number of rows in section 1."),
  ]

  @Test func `rule 22: the first fault in the order of the checks is reported`() {
    for first in Self.faults.indices {
      for last in first..<Self.faults.count {
        let others = last == first ? [] : Self.faults[last].calls
        let calls = Self.faults[first].calls + others
        for calls in [calls, calls.reversed()] {
          expectFault(Self.faults[first].message, of: calls)
        }
      }
    }

    // Contradictions in all sections are checked before the row counts.
    let row = IndexPath.row(0, in: 1)
    expectFault(
      "attempt to delete and reload the same index path ({section 1, row 0})",
      of: [.insertRows([.row(0)]), .deleteRows([row]), .reloadRows([row])])
  }

  @Test func `rule 22: the first of several wrong rows or sections is reported`() {
    let rows: [IndexPath] = [.row(3, in: 1), .row(5), .row(4), .row(0, in: 9)]
    for rows in [rows, rows.reversed()] {
      expectFault(
        "attempt to delete row 4 from section 0 which only contains 2 rows before the update",
        of: [.deleteRows(rows)])
    }
    expectFault(
      "Invalid update: invalid number of rows in section 0.",
      of: [.insertRows([.row(0, in: 1)]), .insertRows([.row(0)])])
  }

  /// Compares the beginning of the message for a batch on two sections of two rows.
  private func expectFault(
    _ beginning: String, of calls: [UpdateCall], sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let fault = BatchUpdates(calls).fault(before: [2, 2], after: [2, 2]) ?? "no fault"
    #expect(
      fault.prefix(beginning.count) == beginning, "\(fault): \(calls)",
      sourceLocation: sourceLocation)
  }
}
