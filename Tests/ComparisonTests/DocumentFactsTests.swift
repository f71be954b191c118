import Catalogue
import Figures
import Foundation
import PackageFiles
import TestSupport
import Testing

@testable import Comparison

/// Generated blocks and their figures.
struct DocumentFactsTests {
  private let folder: TemporaryFolder

  /// The facts of this package, for documents in the folder.
  private var facts: DocumentFacts

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("", to: "Package.swift")
    facts = try DocumentFacts.ofThisPackage.get()
    facts.package = try PackageFolder(above: folder.path(of: "Package.swift"))
  }

  @Test mutating func `absent results are none, and results of another form are an error`() throws {
    try facts.readResults()
    #expect(facts.record == nil && facts.figures == nil && facts.coverage == nil)
    for file in ["calls.txt", "figures.json", "coverage.json"] {
      let path = "Benchmarks/Results/\(file)"
      try folder.write("{", to: path)
      let message = errorMessage { try facts.readResults() }
      #expect(message.hasPrefix(path), "\(message)")
      try FileManager.default.removeItem(atPath: folder.path(of: path))
    }
  }

  @Test mutating func `all blocks are brought up to date, but one without its results is named`()
    async throws
  {
    func block(_ text: String) -> String {
      "<!-- begin: steps -->\(text)<!-- end: steps -->"
    }
    let trace = DocumentBlock(request: "trace MVC load-fails").markdown
    try folder.write("1 \(block("old")) 2 \(block("older")) 3 \(trace)", to: "README.md")
    facts.record = nil
    let waiting =
      "README.md: “trace MVC load-fails” waits for load-fails of MVC in Benchmarks/Results/calls.txt"
    for (isWriting, state) in [(false, "out of date"), (true, "new")] {
      let messages = try await facts.updateDocuments(isWriting: isWriting)
      let message = "README.md: “steps” is \(state)"
      #expect(messages == [waiting, message, message])
    }
    let list = block(facts.stepTable.text)
    let document = try folder.text(of: "README.md")
    #expect(document == "1 \(list) 2 \(list) 3 \(trace)")
  }

  @Test func `a block that cannot be generated is an error`() async {
    var messages: [String] = []
    for request in ["cots", "picture MCV", "trace MVC tapped"] {
      do throws(DocumentError) {
        messages.append(try await facts.text(of: DocumentBlock(request: request)))
      } catch {
        messages.append(error.description)
      }
    }
    #expect(
      messages == [
        "there is no block “cots”", "there is no architecture in the block “picture MCV”",
        "there is no event in the block “trace MVC tapped”",
      ])
  }

  @Test
  mutating func `a question of the pages is a column, and a page without an answer has a dash`()
    async throws
  {
    facts.sources = facts.sources.filter { ["MVC", "MVP", "MVVM"].contains($0.name) }
    let answers = ["| **Who?** | a |\n| **How?** | b |\n", "| **How?** | c |\n", ""]
    for (source, rows) in zip(facts.sources, answers) {
      try folder.write(
        "# A\n\n| | |\n| --- | --- |\n\(rows)", to: facts.package.page(of: source.name))
    }
    let table = try await facts.text(of: DocumentBlock(request: "answers 2 1"))
    #expect(
      table == """
        | architecture | How? | Who? |
        | --- | --- | --- |
        | MVC | b | a |
        | MVP | c | – |
        | MVVM | – | – |
        """)
    await #expect(
      throws: DocumentError.invalid("no page has the questions of the block “answers 3”")
    ) { try await facts.text(of: DocumentBlock(request: "answers 3")) }
  }

  @Test mutating func `modules that have changed since are named when documents are written only`()
    async throws
  {
    let block = "<!-- begin: changed-modules --><!-- end: changed-modules -->"
    try folder.write(block, to: "A.md")
    var (same, unknown) = (BenchmarkReport.Footprint.sample, BenchmarkReport.Footprint.sample)
    (same.architecture, unknown.architecture) = ("VIPER", "MVVM")
    same.codeHash = facts.sources.first { $0.name == "VIPER" }?.codeHash
    unknown.codeHash = nil
    facts.figures = BenchmarkReport.sample([.sample("MVC")])
    facts.figures?.footprints = [.sample, same, unknown]
    facts.coverage = Coverage(
      commit: nil, modules: [Coverage.Module(name: "MVP", codeHash: "0", files: [])])
    let checked = try await facts.updateDocuments(isWriting: false)
    let written = try await facts.updateDocuments(isWriting: true)
    #expect([checked, written] == [[], ["A.md: “changed-modules” is new"]])
    let document = try folder.text(of: "A.md")
    #expect(
      document == """
        <!-- begin: changed-modules -->The recorded times and sizes are older than the code of MVC. \
        The recorded shares of lines that run without a screen are older than the code or tests of \
        MVP.<!-- end: changed-modules -->
        """)
  }

  @Test func `each reading step is one of two architectures that exist`() {
    let steps = Architecture.published.compactMap { architecture in
      architecture.predecessor.map { "\($0) → \(architecture)" }
    }
    let rows = facts.stepTable.rows.map { $0[0] }
    #expect(Set(rows) == Set(steps))
  }
}
