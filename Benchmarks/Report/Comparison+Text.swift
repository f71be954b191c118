/// The changes for a terminal.
extension Comparison {
  var text: String {
    let blocks = [
      notices.map { "NOTE: \($0)." },
      changeTable.isEmpty ? [] : [changeTable.text],
      footprintTable.isEmpty ? [] : [footprintTable.text],
      failures.map { "FAIL: \($0.title): \($0.difference ?? "wrong")" },
      onlyBefore.map { "only before: \($0)" }, onlyAfter.map { "only after: \($0)" },
      [closingLine],
    ]
    return blocks.filter { !$0.isEmpty }.map { $0.joined(separator: "\n") }
      .joined(separator: "\n\n") + "\n"
  }

  private var changeTable: Table {
    var table = Table(
      [
        "operation", "employees", "entry", "before", "95 % interval", "after", "95 % interval",
        "change", "",
      ], alignedRight: [1, 3, 4, 5, 6, 7])
    for change in changes where change.verdict != .same {
      let factors = [change.before, change.after].flatMap {
        [Report.estimate($0), Report.interval($0)]
      }
      table.add(
        [change.result.operation, "\(change.result.employees)", change.result.architecture]
          + factors + ["× \(String(change.ratio, digits: 2))", change.verdict.rawValue])
    }
    return table
  }

  private var footprintTable: Table {
    var table = Table(["architecture", "counted", "before", "after"], alignedRight: [2, 3])
    for change in footprints {
      table.add([change.architecture, change.title, change.before, change.after])
    }
    return table
  }

  private var closingLine: String {
    let slower = changes.count { $0.verdict == .slower }
    let faster = changes.count { $0.verdict == .faster }
    return "\(slower) slower, \(faster) faster, \(changes.count - slower - faster) within their "
      + "intervals; factors are against \(Entry.baselineName) of the same run."
  }
}

// MARK: - Notices

extension Comparison {
  /// The reasons to read the changes with care.
  var notices: [String] {
    differences + defects(of: before, named: "before") + defects(of: after, named: "after")
      + controlNotices + baselineNotices
  }

  private var differences: [String] {
    [
      ("machine", before.machine.title, after.machine.title),
      ("system", before.machine.system, after.machine.system),
      ("toolchain", before.toolchain, after.toolchain),
      ("configuration", before.configuration, after.configuration),
      ("seed", "\(before.seed)", "\(after.seed)"),
    ].filter { $0.1 != $0.2 }.map { "different \($0): \($1) before, \($2) after" }
  }

  private func defects(of report: Report, named name: String) -> [String] {
    var notices: [String] = []
    if !report.isRelease {
      notices.append("\(name) is a \(report.configuration) build: its times mean nothing")
    }
    if report.control.isNoisy {
      notices.append("\(name) is noisy: \(report.control.excluded.joined(separator: ", "))")
    }
    if !report.isComplete { notices.append("\(name) is incomplete: the run was stopped") }
    if !report.isVerified { notices.append("\(name) has entries whose output is wrong") }
    return notices
  }

  private var controlNotices: [String] {
    let count = changes.count { $0.isControl && $0.verdict != .same }
    guard count > 0 else { return [] }
    return ["the control, which is always the same code, changed \(count) times, too"]
  }

  /// Names the operations in which the baseline is slower, which no factor shows.
  ///
  /// Times of different machines are not comparable.
  private var baselineNotices: [String] {
    guard before.machine.title == after.machine.title else { return [] }
    let slower = pairs.filter { before, after in
      guard let former = before.nanoseconds, let time = after.nanoseconds else { return false }
      return after.architecture == Entry.baselineName && former.upper < time.lower
    }
    guard !slower.isEmpty else { return [] }
    let places = slower.map(\.after.place).joined(separator: ", ")
    return ["\(Entry.baselineName) itself took longer, which no factor shows: \(places)"]
  }
}
