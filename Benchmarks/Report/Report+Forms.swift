import CommandLineInterface

/// The forms of a report: for a terminal, as Markdown and as comma-separated values.
extension Report {
  /// The figures for a terminal.
  var table: String { tableBlocks.joined(separator: "\n") }

  /// The blocks of the figures for a terminal.
  ///
  /// They begin with `listBlocks`, so that a run can print each list as soon as it is measured.
  var tableBlocks: [String] {
    let tables = [shortSummaryTable, footprintTable, ablationTable].filter { !$0.isEmpty }
    let lines = (results.isEmpty ? [] : Self.legend) + closingLines
    return listBlocks + tables.map { "\($0.text)\n" } + [lines.joined(separator: "\n") + "\n"]
  }

  /// The warning about a debug build, and the times and factors on each list.
  var listBlocks: [String] {
    let rows = Dictionary(results.map { ($0.employees, $0.rows) }) { first, _ in first }
    let lists = rows.sorted { $0.key < $1.key }.map { employees, rows in
      "\(employees.grouped) employees, \(rows.grouped) rows\n\n"
        + "\(listTable(employees: employees).text)\n"
    }
    return (isRelease ? [] : [Configuration.debugWarning]) + lists
  }

  /// What the lines of a list mean.
  private static let legend = [
    "A factor is the time divided by that of \(Entry.baselineName): 1.20 takes 20 % longer.",
    "\(Entry.direct.name) is a loop without a table, the limit of what can be reached.",
    "“\(Entry.controlName)” is \(Entry.baselineName) again; its distance from 1.00 is noise.",
    "\(uncertaintyMark) An uncertain factor: the interval of the control excludes 1.00 there.",
  ]

  /// The figures as Markdown, in blocks that a document can quote.
  var markdown: String {
    let tables = [
      ("factors", meanTable), ("results", factorTable), ("footprints", footprintTable),
      ("as published", ablationTable), ("means", summaryTable), ("times", resultTable),
    ].filter { !$0.1.isEmpty }
    let lines = closingLines.map { "- \($0.markdownEscaped)" }.joined(separator: "\n")
    let warning = Configuration.debugWarning.split(separator: "\n").map {
      "**\(String($0).markdownEscaped)**"
    }
    let blocks =
      (isRelease ? [] : [warning.joined(separator: "\n")])
      + [lines.generated("run")] + tables.map { $0.1.markdown.generated($0.0) }
      + (ablationMarkdown.rows.isEmpty ? [] : [ablationMarkdown.text.generated("ablations")])
    return blocks.joined(separator: "\n\n") + "\n"
  }

  /// The results as comma-separated values, a line each.
  var csv: String {
    Table(
      of: results,
      columns: [
        .left("architecture", \.architecture), .left("operation", \.operation),
        .right("employees") { "\($0.employees)" }, .right("rows") { "\($0.rows)" },
        .right("rounds") { "\($0.rounds)" }, .left("verified") { "\($0.verified)" },
        .left("difference", \.difference), .left("unit", \.unit),
        .right("nanoseconds_per_unit_median") { $0.nanoseconds?.median.description },
        .right("nanoseconds_per_unit_lower_quartile") { $0.nanoseconds?.lower.description },
        .right("nanoseconds_per_unit_upper_quartile") { $0.nanoseconds?.upper.description },
        .right("factor") { $0.factor?.estimate.description },
        .right("factor_lower_95") { $0.factor?.lower.description },
        .right("factor_upper_95") { $0.factor?.upper.description },
        .left("configuration") { _ in configuration },
        .left("run_is_complete") { _ in "\(isComplete)" },
        .left("run_is_noisy") { _ in "\(control.isNoisy)" },
      ]
    ).csv
  }

  /// The facts about the run as a whole, a line each, in their visible form.
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
    return lines.map(\.visible)
  }
}
