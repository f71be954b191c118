/// The changes from one report to another.
///
/// Compares factors, not times: each run has its own baseline, so that the runs may come from
/// different machines.
struct Comparison {
  let before: Report
  let after: Report

  /// The results that both reports have, in the order of the later one.
  let pairs: [(before: Report.Result, after: Report.Result)]

  /// The pairs that have two factors.
  let changes: [Change]

  /// The counts that are different now.
  let footprints: [FootprintChange]

  /// The results that only one of the reports has.
  let onlyBefore: [String]
  let onlyAfter: [String]

  init(of before: Report, with after: Report) {
    self.before = before
    self.after = after
    let former = Dictionary(before.results.map { ($0.title, $0) }) { first, _ in first }
    pairs = after.results.compactMap { result in former[result.title].map { ($0, result) } }
    changes = pairs.compactMap { before, after in
      guard let former = before.factor, let factor = after.factor else { return nil }
      return Change(result: after, before: former, after: factor)
    }
    footprints = after.footprints.flatMap { footprint in
      before.footprints.filter {
        $0.architecture == footprint.architecture && $0.employees == footprint.employees
      }
      .flatMap { FootprintChange.all(from: $0, to: footprint) }
    }
    let titles = Set(after.results.map(\.title))
    onlyBefore = before.results.map(\.title).filter { !titles.contains($0) }
    onlyAfter = after.results.map(\.title).filter { former[$0] == nil }
  }

  /// The results that were right and are wrong now.
  var failures: [Report.Result] {
    pairs.filter { $0.before.verified && !$0.after.verified }.map(\.after)
  }

  /// Whether something is slower, larger or wrong now.
  ///
  /// The control does not count, because a change of it is a disturbance of the machine.
  var isRegression: Bool {
    !failures.isEmpty || footprints.contains(where: \.isLarger)
      || changes.contains { $0.verdict == .slower && !$0.isControl }
  }
}

// MARK: - Factors

extension Comparison {
  /// The change of one factor.
  struct Change {
    enum Verdict: String {
      case slower
      case faster
      case same
    }

    let result: Report.Result
    let before: Report.Factor
    let after: Report.Factor

    /// The later factor divided by the earlier one.
    var ratio: Double { after.estimate / before.estimate }

    /// Slower or faster only if the intervals do not overlap.
    var verdict: Verdict {
      if after.lower > before.upper { return .slower }
      return after.upper < before.lower ? .faster : .same
    }

    var isControl: Bool { result.architecture == Entry.controlName }
  }
}

// MARK: - Footprints

extension Comparison {
  /// The change of one count, as it is printed.
  struct FootprintChange {
    let architecture: String
    let title: String
    let before: String
    let after: String
    let isLarger: Bool

    /// The changes that are visible in print and exceed the tolerance.
    static func all(from before: Report.Footprint, to after: Report.Footprint) -> [Self] {
      // The heap rounds sizes differently from run to run, hence the tolerance for bytes.
      [
        ("allocations/row", 2, 0, before.allocationsPerRow, after.allocationsPerRow),
        (
          "bytes/employee", 0, 0.01, before.retainedBytesPerEmployee,
          after.retainedBytesPerEmployee
        ),
        ("after paging", 0, 0.01, before.pagedBytesPerEmployee, after.pagedBytesPerEmployee),
      ].compactMap {
        (title: String, digits: Int, tolerance: Double, former: Double?, new: Double?) in
        guard let former, let new, abs(new - former) > tolerance * abs(former) else { return nil }
        let change = Self(
          architecture: after.architecture, title: title, before: String(former, digits: digits),
          after: String(new, digits: digits), isLarger: new > former)
        return change.before == change.after ? nil : change
      }
    }
  }
}

// MARK: -

extension Report.Result {
  /// The same words for the same measurement in every run.
  var title: String { "\(place): \(architecture)" }

  /// The operation and the list.
  var place: String { "\(operation) at \(String(grouped: employees))" }
}
