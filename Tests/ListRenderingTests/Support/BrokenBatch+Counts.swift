nonisolated extension BrokenBatch {
  /// Batches that leave other numbers of sections or rows than the data source has.
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
}
