import CommandLineInterface

/// The forms of a report: for a terminal, as Markdown and as comma-separated values.
extension Report {
  /// The figures for a terminal.
  var table: String {
    let tables = [resultTable, summaryTable, footprintTable, ablationTable]
    let blocks =
      (isRelease ? [] : [Configuration.debugWarning])
      + tables.filter { !$0.isEmpty }.map(\.text) + [closingLines.joined(separator: "\n")]
    return blocks.joined(separator: "\n\n") + "\n"
  }

  /// The figures as Markdown, in blocks that a document can quote.
  var markdown: String {
    let tables = [
      ("factors", meanTable), ("results", factorTable), ("footprints", footprintTable),
      ("as published", ablationTable), ("means", summaryTable), ("times", resultTable),
    ].filter { !$0.1.isEmpty }
    let lines = closingLines.map { "- \($0.markdownEscaped)" }.joined(separator: "\n")
    let blocks =
      (isRelease ? [] : ["**\(Configuration.debugWarning.markdownEscaped)**"])
      + [lines.generated("run")] + tables.map { $0.1.markdown.generated($0.0) }
    return blocks.joined(separator: "\n\n") + "\n"
  }

  /// The results as comma-separated values, a line each.
  var csv: String {
    var table = Table([
      "architecture", "operation", "employees", "rows", "rounds", "verified", "difference", "unit",
      "nanoseconds_per_unit_median", "nanoseconds_per_unit_lower_quartile",
      "nanoseconds_per_unit_upper_quartile", "factor", "factor_lower_95", "factor_upper_95",
      "configuration", "run_is_complete", "run_is_noisy",
    ])
    for result in results {
      let (time, factor) = (result.nanoseconds, result.factor)
      let figures = [
        time?.median, time?.lower, time?.upper, factor?.estimate, factor?.lower, factor?.upper,
      ]
      table.add(
        [
          result.architecture, result.operation, "\(result.employees)", "\(result.rows)",
          "\(result.rounds)", "\(result.verified)", result.difference ?? "", result.unit,
        ] + figures.map { $0.map { "\($0)" } ?? "" } + [
          configuration, "\(isComplete)", "\(control.isNoisy)",
        ])
    }
    return table.csv
  }

  /// The facts about the run as a whole, a line each.
  var closingLines: [String] {
    let verified = results.map(\.verified) + asPublished.map(\.verified)
    var lines = [
      "\(verified.count(where: \.self)) of \(verified.count) entries verified; factors are against "
        + "\(Entry.baselineName), in the same rounds."
    ]
    if control.isNoisy {
      lines.append(
        "NOISY: the baseline differs from itself in \(control.excluded.joined(separator: ", ")).")
    }
    if !isComplete {
      lines.append(
        "INCOMPLETE: the run was stopped before its end; some of it was checked only before it was"
          + " timed.")
    }
    let load = machine.load.map { ", load \(String($0, digits: 2))" } ?? ""
    lines.append(
      "\(machine.title), \(machine.system)\(load); \(toolchain), \(configuration) build, "
        + "seed \(seed), up to \(rounds) rounds.")
    return lines
  }
}
