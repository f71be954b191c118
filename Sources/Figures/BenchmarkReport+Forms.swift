import Foundation
import PackageFiles
import TerminalDrawing

/// The forms of a report: for a terminal, for a document and as JSON.
extension BenchmarkReport {
  /// The figures for a terminal.
  package var table: String {
    let rows = Dictionary(results.map { ($0.employees, $0.rows) }) { first, _ in first }
    let lists = rows.sorted { $0.key < $1.key }.map { employees, rows in
      "\(employees.grouped) employees, \(rows.grouped) rows\n\n"
        + "\(listTable(employees: employees).text)\n"
    }
    let tables = [meansForTerminal, footprintTable, ablationTable].filter { !$0.isEmpty }
    let lines = (results.isEmpty ? [] : Self.legend) + closingLines
    let blocks =
      (isRelease ? [] : ["\(Self.debugWarning)\n"]) + lists + tables.map { "\($0.text)\n" }
      + [lines.joined(separator: "\n") + "\n"]
    return blocks.joined(separator: "\n")
  }

  /// The warning about the figures of a debug build.
  private static let debugWarning =
    "This is a debug build: its figures mean nothing. Measure with swift run -c release Benchmarks."

  /// What the lines of a list mean.
  private static let legend = [
    "A factor is the time divided by that of \(Self.baseline): 1.20 takes 20 % longer.",
    "\(Self.limit) is the limit: the least that any screen must do, without a table.",
    "“\(Self.control)” is \(Self.baseline) again; its distance from 1.00 is noise.",
    uncertainty,
  ]

  /// The names of the blocks of a document that show figures.
  package static let blockNames: Set = [
    "ablations", "cells", "factors", "operations", "results", "run", "times",
  ]

  /// The text of a block, in Markdown; `nil` if no block has the name.
  package func markdown(of block: String) -> String? {
    switch block {
    case "operations": operationTable.markdown
    case "run": closingLines.map { "- \($0.markdownEscaped)" }.joined(separator: "\n")
    case "factors": meanTable.markdown
    case "results": factorTable.markdown
    case "cells": cellTable.markdown
    case "times": timeTable.markdown
    case "ablations": ablationComparison.markdown
    default: nil
    }
  }

  /// The JSON, with an escape for each scalar that a terminal would interpret or hide.
  ///
  /// Such scalars occur only within strings.
  package var printableJSON: String {
    json.unicodeScalars.map { scalar in
      let text = String(scalar)
      if " "..."~" ~= scalar || scalar == "\n" || text.visible == text { return text }
      return text.utf16.map { String(format: "\\u%04x", Int($0)) }.joined()
    }
    .joined()
  }

  /// The facts about the run as a whole, a line each, in their visible form.
  package var closingLines: [String] {
    let differences = results.map(\.difference) + ablations.map(\.difference)
    var lines = isRelease ? [] : [Self.debugWarning]
    lines.append(
      "\(differences.count { $0 == nil }) of \(differences.count) outputs verified; factors are against "
        + "\(Self.baseline), in the same rounds.")
    if !noise.isEmpty {
      lines.append("NOISY: the baseline differs from itself in \(noise.joined(separator: ", ")).")
    }
    for result in resultsBelowLimit {
      let limit = factor(
        of: .operation(result.operation), in: Self.limit, employees: result.employees)
      lines.append(
        "BELOW THE LIMIT: \(result.entry) takes \(result.factor?.text ?? "") in "
          + "\(result.operation) at \(result.employees.grouped) employees, \(Self.limit) "
          + "\(limit?.text ?? ""). So \(Self.limit) does too much there.")
    }
    if !isComplete {
      lines.append(
        "INCOMPLETE: the run was stopped before its end; some of it was checked only before it was"
          + " timed.")
    }
    let load = machine.load.map { ", load \(String($0, digits: 2))" } ?? ""
    lines.append(
      "\(machine.title), \(machine.system)\(load); \(toolchain), \(configuration) build"
        + "\(commit.map { " of commit \($0)" } ?? ""), seed \(seed), \(roundsText) rounds.")
    return lines.map(\.visible)
  }

  /// How many rounds were run of each operation, such as `5 to 15`.
  private var roundsText: String {
    let counts = results.map(\.rounds)
    guard let fewest = counts.min(), let most = counts.max() else { return "up to \(rounds)" }
    return fewest == most ? "\(most)" : "\(fewest) to \(most)"
  }
}
