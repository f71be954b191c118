import Catalogue
import Figures
import PackageFiles

/// The text of a figure that was not measured or recorded.
let unknownFigure = "–"

extension DocumentFacts {
  /// The most important figures, a row for each architecture.
  var costs: MarkdownTable { table(of: costs) }

  /// The other figures, a row for each architecture.
  var moreCosts: MarkdownTable { table(of: moreCosts) }

  /// The files that run without a screen, a row for each architecture.
  var testedParts: MarkdownTable { table(of: testedParts) }

  /// What the profile adds to the list, and what it uses of the list, a row for each architecture.
  var secondScreens: MarkdownTable { table(of: secondScreen) }

  /// The files of each change, a row for each architecture and one for what all share.
  var changedFiles: MarkdownTable {
    // Reads the patches once.
    let (changes, modules) = (changes, sources.map(\.name))
    var table = MarkdownTable(["architecture"] + changes.map(\.name))
    for module in modules + [nil] {
      let lists = changes.map { change in
        // A shared file may be new, and code font is for what exists.
        let mark = module == nil ? "" : "`"
        return change.files(of: module, among: modules, areTests: false)
          .map { mark + SourceFile.stem(of: $0.path) + mark }.joined(separator: ", ")
      }
      table.add([module ?? "Shared"] + lists)
    }
    return table
  }

  private typealias Figure = (name: String, value: String)

  private func table(of figures: (ArchitectureSource) -> [Figure]) -> MarkdownTable {
    var table = MarkdownTable(["architecture"] + (sources.first.map(figures) ?? []).map(\.name))
    for source in sources { table.add([source.name] + figures(source).map(\.value)) }
    return table
  }

  private func costs(of source: ArchitectureSource) -> [Figure] {
    return [
      ("lines of code", "\(source.codeLineCount)"),
      ("of these for portraits", "\(source.portraitLineCount)"),
      ("types + protocols", "\(source.types.count) + \(source.protocols.count)"),
      ("runs without a screen", coverage?[source.name]?.coreShare ?? unknownFigure),
      ("time to render", mean(of: .render, in: source)),
      ("time to update", mean(of: .update, in: source)),
    ]
  }

  private func moreCosts(of source: ArchitectureSource) -> [Figure] {
    let footprint = figures?.footprint(of: source.name)
    return [
      ("files of the core", "\(source.core.count) of \(source.files.count)"),
      ("largest file of the core", largestFile(of: source)),
      ("lines of `Grid`", moreLines(of: source, in: .grid)),
      ("calls from tap to action", size(of: [.callTapped], in: source).calls),
      ("calls of all events", size(of: CallEvent.allCases, in: source).calls),
      ("types in all events", size(of: CallEvent.allCases, in: source).types),
      ("time of an action", mean(of: .action, in: source)),
      ("allocations per reused row", count(footprint?.allocationsPerRow)),
      ("bytes per employee", count(footprint?.retainedBytesPerEmployee)),
      ("bytes after paging", count(footprint?.pagedBytesPerEmployee)),
    ]
  }

  /// The numbers of recorded calls, and of the module's types that take part in them.
  private func size(
    of events: [CallEvent], in source: ArchitectureSource
  ) -> (calls: String, types: String) {
    let traces = events.compactMap { record?.trace(of: $0, in: source.name) }
    guard traces.count == events.count else { return (unknownFigure, unknownFigure) }
    let calls = traces.flatMap(\.calls)
    let types = calls.flatMap { [$0.caller, $0.callee] }.filter(\.isOwn).map(\.type)
    return ("\(calls.count)", "\(Set(types).count)")
  }

  /// The file of the core with most lines of code, and their number.
  private func largestFile(of source: ArchitectureSource) -> String {
    guard let file = source.core.max(by: { $0.codeLineCount < $1.codeLineCount }) else {
      return unknownFigure
    }
    return "`\(file.path)` \(file.codeLineCount)"
  }

  /// The lines that a chapter adds to the core.
  private func moreLines(of source: ArchitectureSource, in chapter: Concern) -> String {
    let count = source.codeLineCount(of: chapter)
    return count == 0 ? "none" : "+ \(count)"
  }

  private func testedParts(of source: ArchitectureSource) -> [Figure] {
    let parts = coverage?[source.name].map(\.runningParts)
    let running = parts.map { $0.isEmpty ? "none" : $0.joined(separator: ", ") } ?? unknownFigure
    let files = source.core.filter { !$0.importsViews }.map { "`\($0.stem)`" }
    return [
      ("runs without a screen", running),
      ("files of the core that import no UIKit", files.joined(separator: ", ")),
    ]
  }

  private func secondScreen(of source: ArchitectureSource) -> [Figure] {
    let files = source.files(of: .profile)
    let (types, protocols) = (files.flatMap(\.types), files.flatMap(\.protocols))
    let used = (source.types + source.protocols).filter { type in
      !types.contains(type) && files.contains { $0.names(type) }
    }
    return [
      ("lines of code", "\(source.codeLineCount(of: .profile))"),
      ("new types + protocols", "\(types.count) + \(protocols.count)"),
      ("calls of a refused star", size(of: [.starRefused], in: source).calls),
      (
        "types of the list in use",
        used.isEmpty ? "none" : "\(used.map { "`\($0)`" }.joined(separator: ", "))"
      ),
    ]
  }

  private func mean(of category: BenchmarkReport.Category, in source: ArchitectureSource) -> String
  {
    guard let figures, let employees = figures.mainListSize else { return unknownFigure }
    return figures.textWithInterval(of: .mean(category), in: source.name, employees: employees)
      ?? unknownFigure
  }

  private func count(_ count: Double?) -> String {
    count.map(String.init(figure:)) ?? unknownFigure
  }
}

// MARK: -

extension ArchitectureSource {
  /// The number of lines of code under the marks of portraits.
  var portraitLineCount: Int {
    let regions = concerns[.portraits] ?? []
    return regions.map { SourceFile(path: $0.file, text: $0.text).codeLineCount }.reduce(0, +)
  }
}

extension SourceFile {
  /// Whether the file imports UIKit or a module with views.
  fileprivate var importsViews: Bool {
    let imports = ["UIKit", "EmployeeViews", "SectionUpdates"].map { "import \($0)" }
    return lines.contains { line in imports.contains { line.hasSuffix($0) } }
  }
}
