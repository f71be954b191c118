/// The changes for a terminal.
extension Comparison {
  var text: String {
    let blocks = [
      notices.map { "NOTE: \($0)." }, [changeTable], [footprintTable],
      failures.map { result in
        "FAIL: \(result.operation) at \(String(grouped: result.employees)): "
          + "\(result.architecture): \(result.difference ?? "wrong")"
      },
      onlyBefore.map { "only before: \($0)" }, onlyAfter.map { "only after: \($0)" }, [closingLine],
    ]
    return blocks.map { $0.filter { !$0.isEmpty }.joined(separator: "\n") }
      .filter { !$0.isEmpty }
      .joined(separator: "\n\n") + "\n"
  }

  private var changeTable: String {
    var table = TextTable(
      "operation", "employees", "entry", "before", "95 % interval", "after", "95 % interval",
      "change", "", alignedRight: [1, 3, 4, 5, 6, 7])
    table.addBlankLine()
    let changed = changes.filter { $0.verdict != .same }
    for change in changed {
      table.add(
        change.operation, "\(change.employees)", change.architecture,
        Report.estimate(change.before), Report.interval(change.before),
        Report.estimate(change.after), Report.interval(change.after),
        "× \(String(change.ratio, digits: 2))", change.verdict.rawValue)
    }
    return changed.isEmpty ? "" : table.text
  }

  private var footprintTable: String {
    var table = TextTable("architecture", "counted", "before", "after", alignedRight: [2, 3])
    table.addBlankLine()
    for change in footprints {
      table.add(change.architecture, change.title, change.before, change.after)
    }
    return footprints.isEmpty ? "" : table.text
  }

  private var closingLine: String {
    let slower = changes.count { $0.verdict == .slower }
    let faster = changes.count { $0.verdict == .faster }
    return "\(slower) slower, \(faster) faster, \(changes.count - slower - faster) within their "
      + "intervals; factors are against \(Entry.baselineName) of the same run."
  }
}
