extension Comparison {
  /// What has to be known before the changes are read.
  var notices: [String] {
    differences + quality(of: before, named: "before") + quality(of: after, named: "after")
      + controlNotices + baselineNotices
  }

  /// What was not the same about the two runs.
  private var differences: [String] {
    let traits: [(name: String, of: (Report) -> String)] = [
      ("machine", { $0.machine.title }), ("system", { $0.machine.system }),
      ("toolchain", { $0.toolchain }), ("configuration", { $0.configuration }),
      ("seed", { "\($0.seed)" }),
    ]
    return traits.filter { $0.of(before) != $0.of(after) }.map { trait in
      "different \(trait.name): \(trait.of(before)) before, \(trait.of(after)) after"
    }
  }

  /// Why a run is to be taken with care.
  private func quality(of report: Report, named name: String) -> [String] {
    var notices: [String] = []
    if report.configuration != "release" {
      notices.append("\(name) is a \(report.configuration) build: its times mean nothing")
    }
    if report.control.isNoisy {
      notices.append("\(name) is noisy: \(report.control.excluded.joined(separator: ", "))")
    }
    if !report.isComplete { notices.append("\(name) is incomplete: the run was stopped") }
    if !report.isVerified { notices.append("\(name) has entries whose output is wrong") }
    return notices
  }

  /// How often the same code seems to have changed.
  private var controlNotices: [String] {
    let changed = changes.filter { $0.architecture == Entry.controlName && $0.verdict != .same }
    guard !changed.isEmpty else { return [] }
    return ["the control, which is always the same code, changed \(changed.count) times, too"]
  }

  /// What the factors cannot show on one machine: the baseline itself may have changed.
  private var baselineNotices: [String] {
    guard before.machine.title == after.machine.title else { return [] }
    let slower = after.results.filter { result in
      guard result.architecture == Entry.baselineName, let time = result.nanoseconds else {
        return false
      }
      let former = before.results(of: Entry.baselineName, for: result.operation)
        .first { $0.employees == result.employees }?.nanoseconds
      return former.map { $0.upper < time.lower } ?? false
    }
    guard !slower.isEmpty else { return [] }
    let names = slower.map { "\($0.operation) at \(String(grouped: $0.employees))" }
    return [
      "\(Entry.baselineName) itself took longer, which no factor shows: "
        + names.joined(separator: ", ")
    ]
  }
}

// MARK: -

extension Report.Machine {
  /// The machine in a few words.
  var title: String { "\(processor), \(processorCount) processors" }
}
