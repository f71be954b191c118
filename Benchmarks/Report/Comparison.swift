import CommandLineInterface

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

  /// The results that only one of the reports has.
  let onlyBefore, onlyAfter: [String]

  init(of before: Report, with after: Report) {
    self.before = before
    self.after = after
    let former = Dictionary(before.results.map { ($0.title, $0) }) { first, _ in first }
    pairs = after.results.compactMap { result in former[result.title].map { ($0, result) } }
    changes = pairs.compactMap { before, after in
      guard let former = before.factor, let factor = after.factor else { return nil }
      return Change(result: after, before: former, after: factor)
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

  /// The change of one factor.
  struct Change {
    enum Verdict: String { case slower, faster, same }

    let result: Report.Result
    let before, after: Report.Factor

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

extension Report.Result {
  /// The same words for the same measurement in every run.
  fileprivate var title: String { "\(place): \(architecture)" }

  /// The operation and the list.
  fileprivate var place: String { "\(operation) at \(employees.grouped)" }
}

// MARK: - Footprints

extension Comparison {
  /// The change of one count, as it is printed.
  struct FootprintChange {
    let architecture, title, before, after: String
    let isLarger: Bool
  }

  /// The counts of the same list that are different in print and exceed the tolerance.
  var footprints: [FootprintChange] {
    after.footprints.flatMap { after in
      before.footprints.filter {
        $0.architecture == after.architecture && $0.employees == after.employees
      }
      .flatMap { before in
        // The heap rounds sizes differently from run to run, hence the tolerance for bytes.
        [
          Self.change("allocations/row", 2, 0, before, after, \.allocationsPerRow),
          Self.change("bytes/employee", 0, 0.01, before, after, \.retainedBytesPerEmployee),
          Self.change("after paging", 0, 0.01, before, after, \.pagedBytesPerEmployee),
        ].compactMap(\.self)
      }
    }
  }

  private static func change(
    _ title: String, _ digits: Int, _ tolerance: Double, _ before: Report.Footprint,
    _ after: Report.Footprint, _ count: (Report.Footprint) -> Double?
  ) -> FootprintChange? {
    guard let old = count(before), let new = count(after), abs(new - old) > tolerance * abs(old)
    else { return nil }
    let change = FootprintChange(
      architecture: after.architecture, title: title, before: String(old, digits: digits),
      after: String(new, digits: digits), isLarger: new > old)
    return change.before == change.after ? nil : change
  }
}

// MARK: - Notices

extension Comparison {
  /// The reasons to read the changes with care.
  var notices: [String] {
    var notices: [String] = []
    func compare(_ name: String, _ before: String, _ after: String) {
      if before != after { notices.append("different \(name): \(before) before, \(after) after") }
    }
    compare("machine", before.machine.title, after.machine.title)
    compare("system", before.machine.system, after.machine.system)
    compare("toolchain", before.toolchain, after.toolchain)
    compare("configuration", before.configuration, after.configuration)
    compare("seed", String(before.seed), String(after.seed))
    for (name, report) in [("before", before), ("after", after)] {
      if !report.isRelease {
        notices.append("\(name) is a \(report.configuration) build: its times mean nothing")
      }
      if report.control.isNoisy {
        notices.append("\(name) is noisy: \(report.control.excluded.joined(separator: ", "))")
      }
      if !report.isComplete { notices.append("\(name) is incomplete: the run was stopped") }
      if !report.isVerified { notices.append("\(name) has entries whose output is wrong") }
    }
    let count = changes.count { $0.isControl && $0.verdict != .same }
    if count > 0 {
      notices.append("the control, which is always the same code, changed \(count) times, too")
    }
    let places = slowerBaselines.map(\.place).joined(separator: ", ")
    if !places.isEmpty {
      notices.append("\(Entry.baselineName) itself took longer, which no factor shows: \(places)")
    }
    return notices
  }

  /// The results of the baseline that are slower, unless the times are of different machines.
  private var slowerBaselines: [Report.Result] {
    guard before.machine.title == after.machine.title else { return [] }
    return pairs.filter { before, after in
      guard let former = before.nanoseconds, let time = after.nanoseconds else { return false }
      return after.architecture == Entry.baselineName && former.upper < time.lower
    }
    .map(\.after)
  }
}

// MARK: - Text

extension Comparison {
  /// The changes for a terminal.
  var text: String {
    let slower = changes.count { $0.verdict == .slower }
    let faster = changes.count { $0.verdict == .faster }
    let blocks = [
      notices.map { "NOTE: \($0).".visible },
      changeTable.isEmpty ? [] : [changeTable.text],
      footprintTable.isEmpty ? [] : [footprintTable.text],
      failures.map { "FAIL: \($0.title): \($0.difference ?? "wrong")".visible },
      onlyBefore.map { "only before: \($0)".visible },
      onlyAfter.map { "only after: \($0)".visible },
      [
        "\(slower) slower, \(faster) faster, \(changes.count - slower - faster) within their "
          + "intervals; factors are against \(Entry.baselineName) of the same run."
      ],
    ]
    return blocks.filter { !$0.isEmpty }.map { $0.joined(separator: "\n") }
      .joined(separator: "\n\n") + "\n"
  }

  private var changeTable: Table {
    Table(
      of: changes.filter { $0.verdict != .same },
      columns: [
        .left("operation", \.result.operation), .right("employees") { "\($0.result.employees)" },
        .left("entry", \.result.architecture), .right("before", \.before.figure),
        .right("95 % interval", \.before.interval), .right("after", \.after.figure),
        .right("95 % interval", \.after.interval),
        .right("change") { "× \(String($0.ratio, digits: 2))" }, .left("", \.verdict.rawValue),
      ])
  }

  private var footprintTable: Table {
    Table(
      of: footprints,
      columns: [
        .left("architecture", \.architecture), .left("counted", \.title),
        .right("before", \.before), .right("after", \.after),
      ])
  }
}
