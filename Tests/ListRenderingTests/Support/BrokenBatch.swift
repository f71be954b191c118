import ListRendering

/// A batch that does not agree with its row counts, and the message that stops the program.
nonisolated struct BrokenBatch: Sendable {
  /// The row counts of each section before and after the batch.
  let before: [Int]
  let after: [Int]

  /// The calls that make the batch.
  let calls: [UpdateCall]

  /// The message that stops the program.
  let message: String
}

// MARK: -

nonisolated extension BrokenBatch: CustomStringConvertible {
  var description: String { message }

  init(_ before: [Int], to after: [Int], _ calls: UpdateCall..., message: String) {
    self.init(before: before, after: after, calls: calls, message: message)
  }
}

// MARK: -

extension BrokenBatch {
  /// Runs the batch on a table.
  func run() {
    let screen = ListScreen(sections: Self.sections(before), height: 5)
    _ = screen.shown
    screen.table.performBatchUpdates {
      screen.list.sections = Self.sections(after)
      for call in calls { screen.table.perform(call) }
    }
  }

  private static func sections(_ counts: [Int]) -> [LabelledSection] {
    counts.map { LabelledSection(rows: .numbered(0..<$0)) }
  }
}

// MARK: -

nonisolated extension BrokenBatch {
  /// Batches after which the data source has a wrong number of sections or rows.
  static let counts = [
    BrokenBatch(
      [3, 4], to: [3, 5], .deleteRows([.row(0, in: 1)]), .insertRows([.row(2, in: 1)]),
      .moveRow(.row(0), to: .row(0, in: 1)), .moveRow(.row(2, in: 1), to: .row(0)),
      .moveRow(.row(3, in: 1), to: .row(4, in: 1)),
      message: """
        Invalid update: invalid number of rows in section 1.  The number of rows contained in an \
        existing section after the update (5) must be equal to the number of rows contained in \
        that section before the update (4), plus or minus the number of rows inserted or deleted \
        from that section (1 inserted, 1 deleted) and plus or minus the number of rows moved into \
        or out of that section (2 moved in, 2 moved out).
        """),
    BrokenBatch(
      [1, 2, 3], to: [3, 1], .deleteSections([1]), .moveSection(2, to: 0), .deleteRows([.row(0)]),
      message: """
        Invalid update: invalid number of rows in section 1.  The number of rows contained in an \
        existing section after the update (1) must be equal to the number of rows contained in \
        that section before the update (1), plus or minus the number of rows inserted or deleted \
        from that section (0 inserted, 1 deleted) and plus or minus the number of rows moved into \
        or out of that section (0 moved in, 0 moved out).
        """),
    BrokenBatch(
      [1, 2], to: [1, 2, 3], .insertSections([0, 1]), .deleteSections([0]), .reloadSections([1]),
      .deleteSections([1]),
      message: """
        Invalid update: invalid number of sections.  The number of sections contained in the \
        table view after the update (3) must be equal to the number of sections contained in the \
        table view before the update (2), plus or minus the number of sections inserted or \
        deleted (2 inserted, 2 deleted).
        """),
  ]

  /// Batches with two contradictory changes of a row.
  static let rowOverlaps = [
    BrokenBatch(
      [3], to: [2], .deleteRows([.row(1)]), .moveRow(.row(1), to: .row(0)),
      message: """
        attempt to perform a delete and a move from the same index path ({section 0, row 1})
        """),
    BrokenBatch(
      [3], to: [2], .deleteRows([.row(1), .row(2)]), .reloadRows([.row(2), .row(1)]),
      message: "attempt to delete and reload the same index path ({section 0, row 1})"),
    BrokenBatch(
      [3], to: [4], .insertRows([.row(2)]), .moveRow(.row(0), to: .row(2)),
      message: """
        attempt to perform an insert and a move to the same index path ({section 0, row 2})
        """),
    BrokenBatch(
      [3], to: [3], .reloadRows([.row(1)]), .moveRow(.row(1), to: .row(0)),
      message: "attempt to reload and move the same index path ({section 0, row 1})"),
  ]

  /// Batches with two contradictory changes of a section.
  static let sectionOverlaps = [
    BrokenBatch(
      [1, 1, 1], to: [1, 1], .deleteSections([1]), .moveSection(1, to: 0),
      message: "attempt to perform a delete and a move from the same section (1)"),
    BrokenBatch(
      [1, 1, 1], to: [1, 1], .deleteSections([1]), .reloadSections([1]),
      message: "attempt to delete and reload the same section (1)"),
    BrokenBatch(
      [1, 1], to: [1, 1, 1], .insertSections([1]), .moveSection(0, to: 1),
      message: "attempt to perform an insert and a move to the same section (1)"),
    BrokenBatch(
      [1, 1], to: [1, 1], .reloadSections([1]), .moveSection(1, to: 0),
      message: "attempt to reload and move the same section (1)"),
  ]

  /// Batches that repeat a change of a row or section.
  static let repetitions = [
    BrokenBatch(
      [3], to: [1], .deleteRows([.row(2), .row(1)]), .deleteRows([.row(1)]),
      message: "attempt to delete the same index path twice ({section 0, row 1})"),
    BrokenBatch(
      [0, 1], to: [0, 3], .insertRows([.row(2, in: 1), .row(2, in: 1)]),
      message: "attempt to insert the same index path twice ({section 1, row 2})"),
    BrokenBatch(
      [3], to: [3], .moveRow(.row(1), to: .row(0)), .moveRow(.row(1), to: .row(2)),
      message: "attempt to move the same index path twice ({section 0, row 1})"),
    BrokenBatch(
      [3], to: [3], .moveRow(.row(0), to: .row(1)), .moveRow(.row(2), to: .row(1)),
      message: "attempt to move two rows to the same index path ({section 0, row 1})"),
    BrokenBatch(
      [1, 1, 1], to: [1, 1], .deleteSections([2]), .deleteSections([2]),
      message: "attempt to delete the same section twice (2)"),
    BrokenBatch(
      [1], to: [1, 1], .insertSections([0]), .insertSections([0]),
      message: "attempt to insert the same section twice (0)"),
    BrokenBatch(
      [1, 1, 1], to: [1, 1, 1], .moveSection(1, to: 0), .moveSection(1, to: 2),
      message: "attempt to move the same section twice (1)"),
    BrokenBatch(
      [1, 1, 1], to: [1, 1, 1], .moveSection(0, to: 1), .moveSection(2, to: 1),
      message: "attempt to move two sections to the same place (1)"),
  ]
}
