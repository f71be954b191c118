import CommandLineInterface

/// The figures as Markdown: what is quoted first, and then everything.
extension Report {
  var markdown: String {
    var blocks: [String] = []
    if configuration != "release" {
      blocks.append("**\(Configuration.debugWarning.markdownEscaped)**")
    }
    blocks.append(markdownFactors.generated("factors"))
    if !footprints.isEmpty { blocks.append(markdownFootprints.generated("footprints")) }
    if !asPublished.isEmpty { blocks.append(markdownAblations.generated("as published")) }
    blocks.append(markdownRun.generated("run"))
    blocks += Operation.Category.allCases.map(markdownOperations).filter { !$0.isEmpty }
    return blocks.joined(separator: "\n\n") + "\n"
  }

  /// The means of each category, a row for each entry.
  var markdownFactors: String {
    let columns = Operation.Category.allCases.flatMap { category in
      sizes(of: category).map { (category: category, employees: $0) }
    }
    var table = MarkdownTable(
      ["factor"] + columns.map { "\($0.category.rawValue) \(String(grouped: $0.employees))" },
      alignedRight: 1...max(1, columns.count))
    for entry in entryNames {
      table.add(
        [entry.markdownEscaped]
          + columns.map { mean(of: entry, in: $0.category, employees: $0.employees) })
    }
    return table.text
  }

  /// What does not depend on the machine, a row for each architecture.
  var markdownFootprints: String {
    var table = MarkdownTable(
      [
        "architecture", "allocations/row", "cells", "bytes/employee", "after paging",
        "code lines", "files", "types", "protocols",
      ], alignedRight: 1...8)
    for footprint in footprints {
      table.add([
        footprint.architecture.markdownEscaped,
        footprint.allocationsPerRow.map { String($0, digits: 2) } ?? "n/a",
        String(grouped: footprint.cellsCreated),
        footprint.retainedBytesPerEmployee.map { String($0, digits: 0) } ?? "n/a",
        footprint.pagedBytesPerEmployee.map { String($0, digits: 0) } ?? "n/a",
        Self.count(footprint.codeLines), Self.count(footprint.files),
        Self.count(footprint.types), Self.count(footprint.protocols),
      ])
    }
    return table.text
  }

  /// The articles’ mechanisms beside ours.
  var markdownAblations: String {
    var table = MarkdownTable(
      [
        "mechanism", "as published", "here", "per", "published", "ours", "factor", "95 % interval",
        "counted",
      ], alignedRight: 4...7)
    for ablation in asPublished {
      table.add([
        ablation.id.markdownEscaped, ablation.publishedWay.markdownEscaped,
        ablation.ourWay.markdownEscaped, ablation.unit,
        Self.time(ablation.published, verified: ablation.verified, failure: Self.boldFailure),
        Self.time(ablation.ours, verified: ablation.verified, failure: Self.boldFailure),
        Self.estimate(ablation.factor), Self.interval(ablation.factor),
        ablation.footprintNote ?? "",
      ])
    }
    return table.text
  }

  /// What has to be known of the run as a whole.
  var markdownRun: String {
    closingLines.map { "- \($0.markdownEscaped)" }.joined(separator: "\n")
  }

  private func mean(
    of entry: String, in category: Operation.Category, employees: Int
  ) -> String {
    let results = results.filter { result in
      result.architecture == entry && result.employees == employees
        && Operation.category(of: result.operation) == category
    }
    if results.contains(where: { !$0.verified }) { return Self.boldFailure }
    if results.isEmpty { return "–" }
    let mean = summary.first { mean in
      mean.architecture == entry && mean.category == category && mean.employees == employees
    }
    guard let mean else { return "–" }
    return mean.isComplete ? Self.estimate(mean.factor) : "incomplete"
  }

  /// What stands in the place of a time where the output is wrong.
  static let boldFailure = "**FAIL**"
}
