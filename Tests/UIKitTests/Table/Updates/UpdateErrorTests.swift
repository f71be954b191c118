import Testing

@testable import UIKit

struct UpdateErrorTests {
  @Test func `rule 21: each mismatch between a batch and the row counts has its own message`() {
    for (message, calls) in Self.faults {
      let fault = BatchUpdates(calls).fault(before: [2, 2], after: [2, 2])
      expectEqual(fault, "attempt to \(message)")
    }
    for (before, after, calls, message) in Self.wrongCounts {
      expectEqual(BatchUpdates(calls).fault(before: before, after: after), message)
    }
  }

  @Test func `rule 21: a row moves neither out of a deleted section nor into an inserted one`() {
    let batches: [(before: [Int], after: [Int], calls: [UpdateCall], end: String)] = [
      (
        [2, 2], [3], [.deleteSections([0]), .moveRow(.row(1), to: .row(0))],
        "from a deleted section (0)"
      ),
      (
        [2, 2], [2, 1],
        [.insertSections([1]), .deleteSections([1]), .moveRow(.row(0, in: 1), to: .row(0))],
        "from a deleted section (1)"
      ),
      (
        [2], [1, 1], [.insertSections([1]), .moveRow(.row(0), to: .row(0, in: 1))],
        "into a newly inserted section (1)"
      ),
      // The numbers of sections are those before the batch, or after it.
      (
        [1, 2], [1, 1, 1],
        [
          .insertSections([0]), .moveRow(.row(1, in: 1), to: .row(0)),
          .moveRow(.row(0), to: .row(0, in: 1)),
        ],
        "into a newly inserted section (0)"
      ),
      // The section that a row leaves is checked first.
      (
        [2], [1], [.insertSections([0]), .deleteSections([0]), .moveRow(.row(1), to: .row(0))],
        "from a deleted section (0)"
      ),
    ]
    for (before, after, calls, end) in batches {
      for (words, item) in [(ListWords.table, "a row"), (.collection, "an item")] {
        let fault = BatchUpdates(calls).fault(before: before, after: after, words: words)
        expectEqual(fault, "cannot move \(item) \(end)", "\(calls)")
      }
    }
  }

  @Test func `rule 21: such a move stops the program, in every kind of batch`() async {
    let end = "into a newly inserted section (1)"
    await Mistake.movingRow.expectStop(with: "cannot move a row \(end)")
    await Mistake.movingRowInNestedBatch.expectStop(with: "cannot move a row \(end)")
    await Mistake.movingRowBetweenBeginAndEnd.expectStop(with: "cannot move a row \(end)")
    await Mistake.movingItemInNestedBatch.expectStop(with: "cannot move an item \(end)")
  }

  @Test func `rule 21: a batch that agrees with the row counts has no fault`() {
    let batches: [(before: [Int], after: [Int], calls: [UpdateCall])] = [
      ([], [], []), ([2], [2], []),
      ([2], [2], [.deleteRows([.row(0)]), .insertRows([.row(1)])]),
      // A row may be deleted together with its section, or move out of a reloaded section.
      ([2, 2], [2], [.deleteSections([0]), .deleteRows([.row(0)])]),
      ([2, 2], [7, 3], [.reloadSections([0]), .moveRow(.row(1), to: .row(0, in: 1))]),
      // A row may be inserted together with its section, and move with its section.
      ([1], [2, 1], [.insertSections([0]), .insertRows([.row(0)])]),
      ([1, 1], [1, 1], [.moveSection(0, to: 1), .moveRow(.row(0), to: .row(0, in: 1))]),
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
      expectEqual(BatchUpdates(calls).fault(before: before, after: after), nil, "\(calls)")
    }
  }

  // The ends of messages about places that do not exist.
  private static let sectionsBefore = "but there are only 2 sections before the update"
  private static let sectionsAfter = "but there are only 2 sections after the update"
  private static let rowsBefore = "which only contains 2 rows before the update"
  private static let rowsAfter = "but there are only 2 rows in section 1 after the update"

  /// Broken batches on two sections of two rows, and their messages.
  private static let faults: KeyValuePairs<String, [UpdateCall]> = [
    "delete section 2, \(sectionsBefore)": [.deleteSections([2]), .insertSections([0])],
    "reload section 2, \(sectionsBefore)": [.reloadSections([1, 3, 2])],
    "move section 2, \(sectionsBefore)": [.moveSection(2, to: 0)],
    "delete row 4 from section 2, \(sectionsBefore)": [.deleteRows([.row(4, in: 2)])],
    "reload row 0 from section 2, \(sectionsBefore)": [.reloadRows([.row(0, in: 2)])],
    "reconfigure row 0 from section 2, \(sectionsBefore)": [.reconfigureRows([.row(0, in: 2)])],
    "move row 0 from section 2, \(sectionsBefore)": [.moveRow(.row(0, in: 2), to: .row(0))],
    "delete row 2 from section 1 \(rowsBefore)": [.deleteRows([.row(2, in: 1)])],
    "reload row 2 from section 0 \(rowsBefore)": [.reloadRows([.row(2), .row(0)])],
    "reconfigure row 2 from section 0 \(rowsBefore)": [.reconfigureRows([.row(2)])],
    "move row 2 from section 1 \(rowsBefore)": [.moveRow(.row(2, in: 1), to: .row(0))],
    "insert section 2, \(sectionsAfter)": [.insertSections([2]), .deleteSections([0])],
    "move section 2, \(sectionsAfter)": [.moveSection(0, to: 2)],
    "insert row 0 into section 2, \(sectionsAfter)": [.insertRows([.row(0, in: 2)])],
    "move row 0 into section 2, \(sectionsAfter)": [.moveRow(.row(0), to: .row(0, in: 2))],
    "insert row 2 into section 1, \(rowsAfter)": [.insertRows([.row(2, in: 1)])],
    "move row 2 into section 1, \(rowsAfter)": [.moveRow(.row(0), to: .row(2, in: 1))],
    "perform a delete and a move from the same index path ([0, 1])":
      [.deleteRows([.row(1)]), .moveRow(.row(1), to: .row(0))],
    "delete and reload the same index path ([0, 0])":
      [.deleteRows([.row(0), .row(1)]), .reloadRows([.row(1), .row(0)])],
    "perform an insert and a move to the same index path ([0, 1])":
      [.insertRows([.row(1)]), .moveRow(.row(0), to: .row(1))],
    "reload and move the same index path ([0, 1])":
      [.reloadRows([.row(1)]), .moveRow(.row(1), to: .row(0))],
    "perform a delete and a move from the same section (1)":
      [.deleteSections([1]), .insertSections([0]), .moveSection(1, to: 1)],
    "delete and reload the same section (1)":
      [.deleteSections([1]), .insertSections([0]), .reloadSections([1])],
    "perform an insert and a move to the same section (1)":
      [.deleteSections([1]), .insertSections([1]), .moveSection(0, to: 1)],
    "reload and move the same section (1)": [.reloadSections([1]), .moveSection(1, to: 0)],
    "delete the same index path twice ([0, 1])":
      [.deleteRows([.row(0), .row(1)]), .deleteRows([.row(1)])],
    "insert the same index path twice ([1, 1])":
      [.insertRows([.row(1, in: 1), .row(1, in: 1)])],
    "move the same index path twice ([0, 1])":
      [.moveRow(.row(1), to: .row(0)), .moveRow(.row(1), to: .row(1))],
    "move two rows to the same index path ([0, 1])":
      [.moveRow(.row(0), to: .row(1)), .moveRow(.row(1, in: 1), to: .row(1))],
    "delete the same section twice (1)":
      [.deleteSections([1]), .deleteSections([1]), .insertSections([0])],
    "insert the same section twice (0)":
      [.insertSections([0]), .insertSections([0]), .deleteSections([1])],
    "move the same section twice (1)": [.moveSection(1, to: 0), .moveSection(1, to: 1)],
    "move two sections to the same place (1)": [.moveSection(0, to: 1), .moveSection(1, to: 1)],
  ]

  /// Batches after which the data source has a wrong number of sections or rows.
  private static let wrongCounts: [([Int], [Int], [UpdateCall], message: String)] = [
    (
      [3, 4], [3, 5],
      [
        .deleteRows([.row(0, in: 1)]), .insertRows([.row(2, in: 1)]),
        .moveRow(.row(0), to: .row(0, in: 1)), .moveRow(.row(2, in: 1), to: .row(0)),
        .moveRow(.row(3, in: 1), to: .row(4, in: 1)),
      ],
      """
      Invalid update: invalid number of rows in section 1.  The number of rows contained in an \
      existing section after the update (5) must be equal to the number of rows contained in \
      that section before the update (4), plus or minus the number of rows inserted or deleted \
      from that section (1 inserted, 1 deleted) and plus or minus the number of rows moved into \
      or out of that section (2 moved in, 2 moved out).
      """
    ),
    // The section has another number after the batch.
    (
      [1, 2, 3], [3, 3],
      [
        .deleteSections([1]), .moveSection(2, to: 0), .deleteRows([.row(0)]),
        .insertRows([.row(1, in: 1)]), .moveRow(.row(1, in: 2), to: .row(2, in: 1)),
      ],
      """
      Invalid update: invalid number of rows in section 1.  The number of rows contained in an \
      existing section after the update (3) must be equal to the number of rows contained in \
      that section before the update (1), plus or minus the number of rows inserted or deleted \
      from that section (1 inserted, 1 deleted) and plus or minus the number of rows moved into \
      or out of that section (1 moved in, 0 moved out).
      """
    ),
    (
      [1, 2], [1, 2, 3],
      [
        .insertSections([0, 1]), .deleteSections([0]), .reloadSections([1]), .deleteSections([1]),
      ],
      """
      Invalid update: invalid number of sections.  The number of sections contained in the \
      table view after the update (3) must be equal to the number of sections contained in the \
      table view before the update (2), plus or minus the number of sections inserted or \
      deleted (2 inserted, 2 deleted).
      """
    ),
  ]
}

// MARK: -

struct UpdateErrorOrderTests {
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
      "attempt to delete and reload the same index path ([1, 0])",
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
    #expect(fault.hasPrefix(beginning), "\(fault): \(calls)", sourceLocation: sourceLocation)
  }
}
