/// The figures as tables for a terminal.
extension Report {
  var table: String {
    var parts = configuration == "release" ? [] : [Configuration.debugWarning]
    parts += [resultTable, summaryTable, footprintTable, asPublishedTable].filter { !$0.isEmpty }
    parts.append(closingLines.joined(separator: "\n"))
    return parts.joined(separator: "\n\n") + "\n"
  }

  /// What has to be known of the run as a whole.
  var closingLines: [String] {
    let right = results.count(where: \.verified) + asPublished.count(where: \.verified)
    let count = results.count + asPublished.count
    var lines = [
      "\(right) of \(count) entries verified; factors are against \(Entry.baselineName), in the same"
        + " rounds."
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
      "\(machine.processor), \(machine.processorCount) processors, \(machine.system)\(load); "
        + "\(toolchain), \(configuration) build, seed \(seed), up to \(rounds) rounds.")
    return lines
  }

  private var resultTable: String {
    var table = TextTable(
      "operation", "employees", "entry", "time", "per", "factor", "95 % interval",
      alignedRight: [1, 3, 5, 6])
    var group = ""
    for result in results {
      let key = "\(result.operation) \(result.employees)"
      if key != group { table.addBlankLine() }
      let isFirst = key != group
      group = key
      table.add(
        isFirst ? result.operation : "", isFirst ? "\(result.employees)" : "",
        result.architecture,
        result.verified ? result.nanoseconds.map { String(nanoseconds: $0.median) } ?? "" : "FAIL",
        result.nanoseconds == nil ? "" : result.unit, Self.estimate(result.factor),
        Self.interval(result.factor))
      if let difference = result.difference { table.addNote(difference) }
    }
    return results.isEmpty ? "" : table.text
  }

  private var summaryTable: String {
    var table = TextTable(
      "mean of", "employees", "entry", "factor", "95 % interval", "tier",
      alignedRight: [1, 3, 4, 5])
    var group = ""
    for mean in summary {
      let key = "\(mean.category.rawValue) \(mean.employees)"
      if key != group { table.addBlankLine() }
      let isFirst = key != group
      group = key
      table.add(
        isFirst ? mean.category.rawValue : "", isFirst ? "\(mean.employees)" : "",
        mean.architecture, mean.isComplete ? Self.estimate(mean.factor) : "incomplete",
        Self.interval(mean.factor), mean.tier.map(String.init) ?? "")
    }
    return summary.isEmpty ? "" : table.text
  }

  private var footprintTable: String {
    var table = TextTable(
      "architecture", "allocations/row", "cells", "bytes/employee", "after paging", "code lines",
      "files", "types", "protocols", alignedRight: Array(1...8))
    table.addBlankLine()
    for footprint in footprints {
      table.add(
        footprint.architecture,
        footprint.allocationsPerRow.map { String($0, digits: 2) } ?? "n/a",
        "\(footprint.cellsCreated)",
        footprint.retainedBytesPerEmployee.map { String($0, digits: 0) } ?? "n/a",
        footprint.pagedBytesPerEmployee.map { String($0, digits: 0) } ?? "n/a",
        Self.count(footprint.codeLines), Self.count(footprint.files),
        Self.count(footprint.types), Self.count(footprint.protocols))
    }
    return footprints.isEmpty ? "" : table.text
  }

  private var asPublishedTable: String {
    var table = TextTable(
      "as published", "per", "published", "ours", "factor", "95 % interval",
      alignedRight: [2, 3, 4, 5])
    table.addBlankLine()
    for ablation in asPublished {
      table.add(
        ablation.id, ablation.unit,
        Self.time(ablation.published, verified: ablation.verified),
        Self.time(ablation.ours, verified: ablation.verified),
        Self.estimate(ablation.factor), Self.interval(ablation.factor))
      table.addNote("\(ablation.publishedWay) – here: \(ablation.ourWay)")
      if let note = ablation.footprintNote { table.addNote(note) }
    }
    return asPublished.isEmpty ? "" : table.text
  }
}

// MARK: - Figures

extension Report {
  /// The time in the middle; “–” where a run was stopped before there was one.
  static func time(_ time: Spread?, verified: Bool, failure: String = "FAIL") -> String {
    verified ? time.map { String(nanoseconds: $0.median) } ?? "–" : failure
  }

  /// A factor in two digits after the point.
  static func estimate(_ factor: Factor?) -> String {
    factor.map { String($0.estimate, digits: 2) } ?? ""
  }

  /// The interval of a factor.
  static func interval(_ factor: Factor?) -> String {
    factor.map { "\(String($0.lower, digits: 2)) … \(String($0.upper, digits: 2))" } ?? ""
  }

  /// A whole number, or that there is none.
  static func count(_ count: Int?) -> String {
    count.map(String.init) ?? "n/a"
  }
}
