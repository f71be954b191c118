import CommandLineInterface
import SourceAnalysis

/// The text of a figure that was not measured or recorded.
let unknownFigure = "–"

extension DocumentFacts {
  /// The most important figures, a row for each architecture.
  var costs: MarkdownTable { table(of: costs) }

  /// The other figures, a row for each architecture.
  var moreCosts: MarkdownTable { table(of: moreCosts) }

  /// The parts that are tested without a screen, a row for each architecture.
  var testedParts: MarkdownTable { table(of: testedParts) }

  /// All figures of one architecture, a row for each figure.
  func cost(of source: ArchitectureSource) -> MarkdownTable {
    let figures =
      costs(of: source) + operationCosts(of: source) + moreCosts(of: source)
      + testedParts(of: source)
    var table = MarkdownTable(["figure", source.name])
    for figure in figures { table.add([figure.name, figure.value]) }
    return table
  }

  private typealias Figure = (name: String, value: String)

  private func table(of figures: (ArchitectureSource) -> [Figure]) -> MarkdownTable {
    var table = MarkdownTable(["architecture"] + (sources.first.map(figures) ?? []).map(\.name))
    for source in sources { table.add([source.name] + figures(source).map(\.value)) }
    return table
  }

  private func costs(of source: ArchitectureSource) -> [Figure] {
    let share = source.share(of: partsWithoutScreen[source.name] ?? [])
    return [
      ("lines of code", "\(source.codeLineCount)"),
      ("types + protocols", "\(source.types.count) + \(source.protocols.count)"),
      ("code tested without a screen", "\(Int((share * 100).rounded())) %"),
      ("time to render", factor(of: "render", in: source)),
      ("time to update", factor(of: "update", in: source)),
    ]
  }

  /// The factors of some operations, and of one operation on three lengths of the list.
  private func operationCosts(of source: ArchitectureSource) -> [Figure] {
    let loads = [1_000, 10_000, 100_000].map { count in
      factor(of: "load", in: source, employees: count)
    }
    let operations = ["delete", "swap", "replace", "tap", "select", "search"]
    return [("`load` of 1,000, 10,000 and 100,000 employees", loads.joined(separator: ", "))]
      + operations.map { operation in
        ("`\(operation)`", factor(of: operation, in: source))
      }
  }

  private func moreCosts(of source: ArchitectureSource) -> [Figure] {
    let footprint = figures?.footprint(of: source.name)
    let page = (try? package.text(of: package.page(of: source.name))) ?? ""
    let journey = TapJourney(page: page)
    let seen = traces?.trace(of: .callTapped, in: source.name).map(journey.callCount)
    return [
      ("files", "\(source.files.count)"),
      (
        "calls from tap to action", journey.calls.isEmpty ? unknownFigure : "\(journey.calls.count)"
      ),
      ("of these in the trace", seen.map { "\($0)" } ?? unknownFigure),
      (
        "messages in all traces",
        traces.map { "\($0.messageCount(in: source.name))" } ?? unknownFigure
      ),
      ("time of an action", factor(of: "action", in: source)),
      ("allocations per reused row", footprint?.allocationsPerRow?.short ?? unknownFigure),
      ("bytes per employee", footprint?.retainedBytesPerEmployee?.short ?? unknownFigure),
      ("bytes after paging", footprint?.pagedBytesPerEmployee?.short ?? unknownFigure),
    ]
  }

  /// The lines of code with portraits, a row for each architecture.
  var portraitLines: MarkdownTable { table(of: portraitLines) }

  /// The lines that name a portrait, and all lines of a file that is named after portraits.
  private func portraitLines(of source: ArchitectureSource) -> [Figure] {
    let counts = source.files.map { file in
      let isAboutPortraits = file.path.contains("Portrait")
      return isAboutPortraits ? file.codeLineCount : file.codeLineCount(naming: "portrait")
    }
    return [
      ("lines with portraits", "\(counts.reduce(0, +))"),
      ("files", "\(counts.count { $0 > 0 })"),
    ]
  }

  private func testedParts(of source: ArchitectureSource) -> [Figure] {
    let parts = (partsWithoutScreen[source.name] ?? []).map { "`\($0)`" }
    return [
      ("parts tested without a screen", parts.isEmpty ? "none" : parts.joined(separator: ", "))
    ]
  }

  private func factor(
    of operation: String, in source: ArchitectureSource,
    employees: Int = MeasuredFigures.employeeCount
  ) -> String {
    let text = figures?.text(of: operation, in: source.name, employees: employees)
    return text.map { "\($0)×" } ?? unknownFigure
  }
}
