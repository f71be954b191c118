nonisolated extension BrokenBatch {
  /// Batches that name rows or sections that do not exist before the batch.
  static let departures = [
    BrokenBatch(
      [1, 1], to: [1], .deleteSections([2]),
      message: "attempt to delete section 2, but there are only 2 sections before the update"),
    BrokenBatch(
      [1, 1], to: [1, 1], .reloadSections([1, 3, 2]),
      message: "attempt to reload section 2, but there are only 2 sections before the update"),
    BrokenBatch(
      [1, 1], to: [1, 1], .moveSection(2, to: 0),
      message: "attempt to move section 2, but there are only 2 sections before the update"),
    BrokenBatch(
      [1, 1], to: [1, 1], .deleteRows([.row(4, in: 2)]),
      message: """
        attempt to delete row 4 from section 2, but there are only 2 sections before the update
        """),
    BrokenBatch(
      [1, 1], to: [1, 1], .reloadRows([.row(0, in: 2)]),
      message: """
        attempt to reload row 0 from section 2, but there are only 2 sections before the update
        """),
    BrokenBatch(
      [1, 1], to: [1, 1], .reconfigureRows([.row(0, in: 2)]),
      message: """
        attempt to reconfigure row 0 from section 2, but there are only 2 sections before the update
        """),
    BrokenBatch(
      [1, 1], to: [1, 1], .moveRow(.row(0, in: 2), to: .row(0)),
      message: """
        attempt to move row 0 from section 2, but there are only 2 sections before the update
        """),
    BrokenBatch(
      [1, 3], to: [1, 2], .deleteRows([.row(3, in: 1)]),
      message: """
        attempt to delete row 3 from section 1 which only contains 3 rows before the update
        """),
    BrokenBatch(
      [1, 3], to: [1, 3], .reloadRows([.row(1), .row(0)]),
      message: """
        attempt to reload row 1 from section 0 which only contains 1 rows before the update
        """),
    BrokenBatch(
      [0], to: [0], .reconfigureRows([.row(0)]),
      message: """
        attempt to reconfigure row 0 from section 0 which only contains 0 rows before the update
        """),
    BrokenBatch(
      [1, 3], to: [2, 2], .moveRow(.row(3, in: 1), to: .row(0)),
      message: """
        attempt to move row 3 from section 1 which only contains 3 rows before the update
        """),
  ]

  /// Batches that name rows or sections that do not exist after the batch.
  static let arrivals = [
    BrokenBatch(
      [1], to: [1, 1], .insertSections([2]),
      message: "attempt to insert section 2, but there are only 2 sections after the update"),
    BrokenBatch(
      [1, 1], to: [1, 1], .moveSection(0, to: 2),
      message: "attempt to move section 2, but there are only 2 sections after the update"),
    BrokenBatch(
      [1], to: [2], .insertRows([.row(0, in: 1)]),
      message: """
        attempt to insert row 0 into section 1, but there are only 1 sections after the update
        """),
    BrokenBatch(
      [2], to: [1], .moveRow(.row(0), to: .row(0, in: 1)),
      message: """
        attempt to move row 0 into section 1, but there are only 1 sections after the update
        """),
    BrokenBatch(
      [1, 1], to: [1, 2], .insertRows([.row(2, in: 1)]),
      message: """
        attempt to insert row 2 into section 1, but there are only 2 rows in section 1 after the \
        update
        """),
    BrokenBatch(
      [2, 1], to: [1, 2], .moveRow(.row(0), to: .row(2, in: 1)),
      message: """
        attempt to move row 2 into section 1, but there are only 2 rows in section 1 after the \
        update
        """),
  ]
}
