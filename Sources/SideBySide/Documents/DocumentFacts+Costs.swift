import SourceAnalysis

nonisolated extension DocumentFacts {
  /// What stands where nothing was measured or recorded.
  private static let unknown = "–"

  /// A row for each architecture: what it gives, and what it costs.
  var costs: String {
    get throws {
      var table = MarkdownTable(
        head: [
          "architecture", "code lines", "types and protocols",
          "parts tested without a screen (of the code)",
          "hops from tap to action (seen from outside)",
          "render factor \\*", "update factor \\*",
          "bytes kept for an employee \\*",
        ])
      for source in sources {
        let page = package.page(of: source.name)
        table.append([
          package.exists(page) ? "[\(source.name)](\(page))" : source.name,
          "\(source.codeLineCount)",
          "\(source.types.count) + \(source.protocols.count)",
          parts(of: try suite(of: source)),
          hops(in: source.name),
          factor(of: "render", in: source.name),
          factor(of: "update", in: source.name),
          keptBytes(in: source.name),
        ])
      }
      return table.markdown + "\n\n" + footnote
    }
  }

  /// What one architecture costs, a row for each figure.
  func cost(of source: ArchitectureSource) throws -> String {
    var table = MarkdownTable(head: ["what", "how much"])
    let files = source.files.count
    table.append(["lines of code", "\(source.codeLineCount) in \(files) files"])
    table.append([
      "types and protocols", "\(source.types.count) + \(source.protocols.count)",
    ])
    table.append(["parts tested without a screen (of the code)", list(try suite(of: source))])
    table.append(["hops from tap to action (seen from outside)", hops(in: source.name)])
    table.append(["messages seen in the traces of all events", messages(in: source.name)])
    table.append(["seams of its own (methods of its protocols, closures)", "\(source.seams.count)"])
    for category in MeasuredFigures.categories {
      let factor = figures?.factor(ofCategory: category, in: source.name)
      table.append(["\(category) factor \\*", factor?.long ?? Self.unknown])
    }
    let allocations = figures?.allocationsPerRow(in: source.name)
    table.append(["allocations for a row on a reused cell", allocations?.decimal ?? Self.unknown])
    table.append(["bytes kept for an employee \\*", keptBytes(in: source.name)])
    return table.markdown + "\n\n" + footnote
  }

  private func suite(of source: ArchitectureSource) throws -> SuiteSource {
    try SuiteSource(of: source, in: package)
  }

  private func parts(of suite: SuiteSource) -> String {
    let count = suite.partsWithoutScreen.count
    return count == 0 ? "0" : "\(count) (\((suite.shareWithoutScreen * 100).nearest) %)"
  }

  private func list(_ suite: SuiteSource) -> String {
    let names = suite.partsWithoutScreen.map { "`\($0)`" }.joined(separator: ", ")
    return names.isEmpty ? "none" : "\(parts(of: suite)): \(names)"
  }

  private func hops(in architecture: String) -> String {
    let page = try? package.text(of: package.page(of: architecture))
    guard let page, let trace = traces?.trace(of: .callTapped, in: architecture) else {
      return Self.unknown
    }
    let journey = TapJourney(page: page)
    return "\(journey.calls.count) (\(journey.callCount(in: trace)))"
  }

  private func factor(of category: String, in architecture: String) -> String {
    figures?.factor(ofCategory: category, in: architecture)?.short ?? Self.unknown
  }

  private func messages(in architecture: String) -> String {
    traces.map { "\($0.messageCount(in: architecture))" } ?? Self.unknown
  }

  private func keptBytes(in architecture: String) -> String {
    figures?.retainedBytesPerEmployee(in: architecture)?.nearest.grouped ?? Self.unknown
  }

  private var footnote: String {
    guard let figures else { return "\\* Not measured yet." }
    return "\\* \(figures.circumstances)"
  }
}
