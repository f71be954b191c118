extension Comparison {
  /// How something that can be counted changed.
  struct FootprintChange: Equatable {
    let architecture: String

    /// What is counted, with its unit.
    let title: String

    /// The figures as they are printed.
    let before: String
    let after: String

    /// Whether there is more of it now.
    let isLarger: Bool
  }
}

// MARK: -

extension Comparison.FootprintChange {
  /// The changes of an architecture, counted on lists of the same length.
  static func all(from before: Report.Footprint, to after: Report.Footprint) -> [Self] {
    guard before.employees == after.employees else { return [] }
    return [
      change(
        of: after.architecture, "allocations/row", digits: 2,
        from: before.allocationsPerRow, to: after.allocationsPerRow),
      // The heap does not give out every byte in the same way twice.
      change(
        of: after.architecture, "bytes/employee", digits: 0, tolerance: 0.01,
        from: before.retainedBytesPerEmployee, to: after.retainedBytesPerEmployee),
      change(
        of: after.architecture, "after paging", digits: 0, tolerance: 0.01,
        from: before.pagedBytesPerEmployee, to: after.pagedBytesPerEmployee),
    ].compactMap(\.self)
  }

  /// A change that can be seen in print and is more than a share of what there was.
  private static func change(
    of architecture: String, _ title: String, digits: Int, tolerance: Double = 0,
    from before: Double?, to after: Double?
  ) -> Self? {
    guard let before, let after, abs(after - before) > tolerance * abs(before) else { return nil }
    let texts = (before: String(before, digits: digits), after: String(after, digits: digits))
    guard texts.before != texts.after else { return nil }
    return Self(
      architecture: architecture, title: title, before: texts.before, after: texts.after,
      isLarger: after > before)
  }
}
