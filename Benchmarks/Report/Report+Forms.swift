import CommandLineInterface

/// The forms of a report: for a terminal and as Markdown.
extension Report {
  /// The figures for a terminal.
  var table: String {
    let rows = Dictionary(results.map { ($0.employees, $0.rows) }) { first, _ in first }
    let lists = rows.sorted { $0.key < $1.key }.map { employees, rows in
      "\(employees.grouped) employees, \(rows.grouped) rows\n\n"
        + "\(listTable(employees: employees).text)\n"
    }
    let tables = [summaryTable, footprintTable, ablationTable].filter { !$0.isEmpty }
    let lines = (results.isEmpty ? [] : Self.legend) + closingLines
    let blocks =
      (isRelease ? [] : ["\(Configuration.debugWarning)\n"]) + lists + tables.map { "\($0.text)\n" }
      + [lines.joined(separator: "\n") + "\n"]
    return blocks.joined(separator: "\n")
  }

  /// What the lines of a list mean.
  private static let legend = [
    "A factor is the time divided by that of \(Entry.baselineName): 1.20 takes 20 % longer.",
    "\(Entry.direct.name) is a loop without a table, the limit of what can be reached.",
    "“\(Entry.controlName)” is \(Entry.baselineName) again; its distance from 1.00 is noise.",
    "\(uncertaintyMark) An uncertain factor: the interval of the control excludes 1.00 there.",
  ]

  /// The factors as Markdown, in blocks that a document can quote.
  var markdown: String {
    let tables = [("factors", meanTable), ("results", factorTable)].filter { !$0.1.isEmpty }
    let lines = closingLines.map { "- \($0.markdownEscaped)" }.joined(separator: "\n")
    let blocks =
      [lines.generated("run")] + tables.map { $0.1.markdown.generated($0.0) }
      + (ablationMarkdown.rows.isEmpty ? [] : [ablationMarkdown.text.generated("ablations")])
    return blocks.joined(separator: "\n\n") + "\n"
  }

  /// The facts about the run as a whole, a line each, in their visible form.
  var closingLines: [String] {
    let verified = results.map(\.verified) + asPublished.map(\.verified)
    var lines = isRelease ? [] : [Configuration.debugWarning]
    lines.append(
      "\(verified.count(where: \.self)) of \(verified.count) entries verified; factors are against "
        + "\(Entry.baselineName), in the same rounds.")
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
