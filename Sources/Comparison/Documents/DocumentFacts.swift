import Catalogue
import Figures
import Foundation
import ListRendering
import PackageFiles

/// The sources and recorded results from which documents and the page are generated.
package struct DocumentFacts {
  var package: PackageFolder

  /// All modules in the order of the catalogue, the page's columns.
  let all: [ArchitectureSource]

  /// The published modules, in the same order.
  var sources: [ArchitectureSource]

  /// The recorded calls, `nil` if there are none.
  var record: CallRecord?

  /// The results of the benchmark, `nil` if there are none.
  var figures: BenchmarkReport?

  /// The lines that run without a screen, `nil` if they are not recorded.
  var coverage: Coverage?

  /// The facts of this package, read once.
  package static let ofThisPackage = Result { try DocumentFacts(of: .ofThisPackage()) }

  /// Reads the sources and the recorded results of a package.
  ///
  /// - Throws: `SourceCodeError` if a file of results has another form; it may be absent.
  init(of package: PackageFolder) throws(SourceCodeError) {
    self.package = package
    var all: [ArchitectureSource] = []
    for name in Architecture.names { all.append(try ArchitectureSource(named: name, in: package)) }
    self.all = all
    sources = all.filter { !Self.isDraft($0) }
    try readResults()
  }

  /// Reads the recorded results of the package.
  mutating func readResults() throws(SourceCodeError) {
    record = package.exists(CallRecord.path) ? try CallRecord(in: package) : nil
    figures = try results(in: BenchmarkReport.recordedFile) {
      try BenchmarkReport(json: Data($0.utf8))
    }
    if figures?.mainListSize == nil { figures = nil }
    coverage = try results(in: Self.coverageFile, read: Coverage.init(json:))
  }

  private func results<Results>(
    in file: String, read: (String) throws -> Results
  ) throws(SourceCodeError) -> Results? {
    guard package.exists(file) else { return nil }
    let text = try package.text(of: file)
    do {
      return try read(text)
    } catch {
      throw SourceCodeError(description: "\(file) cannot be read: \(error)")
    }
  }
}

extension DocumentFacts {
  /// Whether a module is marked as a draft in the catalogue.
  static func isDraft(_ source: ArchitectureSource) -> Bool {
    !Architecture.published.contains { $0.name == source.name }
  }
}

// MARK: - Blocks

extension DocumentFacts {
  /// Generates the text of a block; that of a draft's page stays as it is.
  ///
  /// - Throws: `DocumentError` if there is no such block or if results are missing.
  func text(of block: DocumentBlock) async throws(DocumentError) -> String {
    switch block.name {
    case _ where isOfDraft(block): block.text
    case "answers": try answers(for: block)
    case "frame": try await frame
    case "chart": try chart
    case "test": try test(for: block)
    case "trace": try trace(for: block)
    case "picture": try picture(for: block)
    case "play": try play
    case "scene": try scene
    case "changed-modules": changedModules
    case "changed-files": changedFiles.text
    case "changes": changeTable(withTests: block.arguments == ["tests"]).text
    case "costs": withFootnote(costs)
    case "costs-more": withFootnote(moreCosts)
    case "second-screen": secondScreens.text
    case "steps": stepTable.text
    case "tested-parts": testedParts.text
    case _ where BenchmarkReport.blockNames.contains(block.name): try figures(for: block)
    default: throw .invalid("there is no block “\(block.request)”")
    }
  }

  /// Whether a block is about a draft, whose page waits for its publication.
  private func isOfDraft(_ block: DocumentBlock) -> Bool {
    all.contains { $0.name == block.arguments.first && Self.isDraft($0) }
  }

  /// The first paragraph of the page of an architecture; empty without a page.
  func abstract(of source: ArchitectureSource) -> String {
    let paragraphs = page(of: source).split(separator: "\n\n").dropFirst()
    return String(paragraphs.first ?? "").replacing("\n", with: " ")
  }

  /// The text of the page of an architecture; empty without a page.
  private func page(of source: ArchitectureSource) -> String {
    (try? package.text(of: package.page(of: source.name))) ?? ""
  }

  /// The screen of one architecture, below the command that draws it.
  private var frame: String {
    get async throws(DocumentError) {
      let (name, size) = ("MVC", Size(width: 60, height: 12))
      guard let architecture = Architecture.allCases.first(where: { $0.name == name }),
        let frame = try? await architecture.firstFrame(size: size)
      else { throw .invalid("the screen of \(name) cannot be drawn") }
      return """
        ```
        $ swift run EmployeeList \(name) --height \(size.height)
        \(frame.last == "\n" ? String(frame.dropLast()) : frame)
        ```
        """
    }
  }

  /// A table of the recorded figures.
  private func figures(for block: DocumentBlock) throws(DocumentError) -> String {
    guard let text = figures?.markdown(of: block.name) else {
      throw .missing(BenchmarkReport.recordedFile)
    }
    return text
  }

  private var chart: String {
    get throws(DocumentError) {
      let file = BenchmarkReport.chartFile
      guard package.exists(file) else { throw .missing(file) }
      return "![The time of each architecture, as a multiple of that of the baseline](\(file))"
    }
  }

  /// The code of an app for a phone, which `.ci/uikit` compiles.
  private var scene: String {
    get throws(DocumentError) {
      let file = "Tests/Fixtures/PhoneApp/Sources/PhoneApp/SceneDelegate.swift"
      guard let code = try? package.text(of: file) else { throw .missing(file) }
      return "```swift\n\(code)```"
    }
  }

  /// The modules that have changed since their figures were recorded; empty if there are none.
  private var changedModules: String {
    [figures?.changedModules(among: sources) ?? "", modulesWithOldCoverage]
      .filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// The file that `.ci/coverage` writes.
  static let coverageFile = "Benchmarks/Results/coverage.json"

  /// Names the modules whose code or tests have changed since their lines were counted.
  var modulesWithOldCoverage: String {
    let changed = sources.map(\.name).filter { name in
      guard let hash = coverage?[name]?.codeHash else { return false }
      return (try? package.hashOfCodeAndTests(of: name)) != hash
    }
    guard !changed.isEmpty else { return "" }
    return
      "The recorded shares of lines that run without a screen are older than the code or tests of "
      + "\(changed.joined(separator: ", "))."
  }

  /// The picture of an architecture, a file beside its page.
  private func picture(for block: DocumentBlock) throws(DocumentError) -> String {
    let name = try source(for: block).name
    return
      "![The parts of \(name), with a stroke for each line of code in the color of its concern](\(name).svg)"
  }

  /// The moving picture, which leads to its file.
  private var play: String {
    get throws(DocumentError) {
      guard let picture = MovingPicture(self) else { throw .missing(CallRecord.path) }
      return "[![\(picture.summary)](\(MovingPicture.path))](\(MovingPicture.path))"
    }
  }

  /// The calls of an event, as a list.
  private func trace(for block: DocumentBlock) throws(DocumentError) -> String {
    let source = try source(for: block)
    guard let event = block.arguments.last.flatMap(CallEvent.init(rawValue:)) else {
      throw .invalid("there is no event in the block “\(block.request)”")
    }
    guard let trace = record?.trace(of: event, in: source.name) else {
      throw .missing("\(event.rawValue) of \(source.name) in \(CallRecord.path)")
    }
    let list = trace.calls.enumerated().map { index, call in
      "\(index + 1). \(call.caller.type) → \(call.callee.type): `\(call.text)`"
    }
    return list.joined(separator: "\n")
  }

  /// The example test of an architecture, below its path.
  private func test(for block: DocumentBlock) throws(DocumentError) -> String {
    let name = try source(for: block).name
    do throws(SourceCodeError) {
      let test = try package.exampleTest(of: name)
      return (["```swift", "// \(test.path)"] + test.lines + ["```"]).joined(separator: "\n")
    } catch {
      throw .invalid(error.description)
    }
  }

  /// The answers to some questions, a row for each architecture.
  ///
  /// The page of an architecture has a table with a row for each question. The block names the
  /// numbers of the rows, starting at 1, and whether architectures are `linked`, as in the README.
  private func answers(for block: DocumentBlock) throws(DocumentError) -> String {
    let (numbers, isLinked) = (
      block.arguments.compactMap { Int($0) }, block.arguments.contains("linked")
    )
    let tables = sources.map { source in
      page(of: source).matches(of: #/\n\| \*\*(.+?)\*\* \| (.+?) \|/#).map { ($0.1, $0.2) }
    }
    guard let questions = tables.first(where: { !$0.isEmpty })?.map(\.0),
      numbers.allSatisfy({ questions.indices.contains($0 - 1) })
    else { throw .invalid("no page has the questions of the block “\(block.request)”") }
    var table = MarkdownTable(["architecture"] + numbers.map { String(questions[$0 - 1]) })
    for (source, answers) in zip(sources, tables) {
      table.add(
        [isLinked ? "[\(source.name)](\(package.page(of: source.name)))" : source.name]
          + numbers.map { number in
            let answer = answers.first { $0.0 == questions[number - 1] }
            return answer.map { String($0.1) } ?? unknownFigure
          })
    }
    return table.text
  }

  private func source(for block: DocumentBlock) throws(DocumentError) -> ArchitectureSource {
    guard let source = sources.first(where: { $0.name == block.arguments.first }) else {
      throw .invalid("there is no architecture in the block “\(block.request)”")
    }
    return source
  }

  /// A table, and below it where its times were measured.
  private func withFootnote(_ table: MarkdownTable) -> String {
    let text = table.text
    guard let figures else { return text }
    let marks = text.contains("≈") ? " \(BenchmarkReport.uncertainty)" : ""
    return "\(text)\n\n\(figures.circumstances.markdownEscaped)\(marks)"
  }
}
