/// What changed from one report to another.
///
/// Factors are compared, not times: each run has its own baseline, so two machines can be compared.
struct Comparison {
  let before: Report
  let after: Report

  /// What both have figures for, in the order of the later one.
  let changes: [Change]

  /// What was right before and is wrong now.
  let failures: [Report.Result]

  /// What an architecture takes whatever the machine, where it takes something else now.
  let footprints: [FootprintChange]

  /// The results that only one of the two has, in words.
  let onlyBefore: [String]
  let onlyAfter: [String]

  /// Compares two reports.
  init(of before: Report, with after: Report) {
    self.before = before
    self.after = after
    let former = Dictionary(before.results.map { ($0.key, $0) }) { first, _ in first }
    let pairs = after.results.compactMap { result in
      former[result.key].map { (before: $0, after: result) }
    }
    changes = pairs.compactMap { Change(from: $0.before, to: $0.after) }
    failures = pairs.filter { $0.before.verified && !$0.after.verified }.map(\.after)
    footprints = after.footprints.flatMap { footprint in
      before.footprints.first { $0.architecture == footprint.architecture }
        .map { FootprintChange.all(from: $0, to: footprint) } ?? []
    }
    let keys = Set(after.results.map(\.key))
    onlyBefore = before.results.map(\.key).filter { !keys.contains($0) }
    onlyAfter = after.results.map(\.key).filter { former[$0] == nil }
  }

  /// Tells whether something has become slower, larger or wrong.
  ///
  /// The control is the baseline's second entry: where it changes, the machine was restless.
  var isRegression: Bool {
    !failures.isEmpty || footprints.contains(where: \.isLarger)
      || changes.contains { $0.verdict == .slower && $0.architecture != Entry.controlName }
  }
}

// MARK: -

extension Report.Result {
  /// What is measured, in words that are the same in every run.
  fileprivate var key: String {
    "\(operation) at \(String(grouped: employees)): \(architecture)"
  }
}
