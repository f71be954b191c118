nonisolated extension BrokenBatch {
  /// Batches with two different changes of one row.
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

  /// Batches with two different changes of one section.
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

  /// Batches that make the same change of a row or section twice.
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
      [1, 1, 1], to: [1, 1], .deleteSections([2, 2]),
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
