import Catalogue
import Figures
import Foundation
import PackageFiles
import TestSupport
import Testing

@testable import Comparison

/// Generated blocks and their figures.
struct DocumentFactsTests {
  @Test func `all blocks of a document are brought up to date at once`() async throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "Package.swift")
    func block(_ text: String) -> String {
      "<!-- begin: architectures -->\(text)<!-- end: architectures -->"
    }
    try folder.write("1 \(block("old")) 2 \(block("older")) 3", to: "README.md")
    var facts = try DocumentFacts.ofThisPackage.get()
    facts.package = try PackageFolder(above: folder.path(of: "Package.swift"))
    _ = try await facts.updateDocuments(isWriting: true)
    let list = block(facts.sources.map { "- \($0.name)" }.joined(separator: "\n"))
    #expect(try folder.text(of: "README.md") == "1 \(list) 2 \(list) 3")
  }

  @Test func `a block without its results stays as it is, and a message names them`() async throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "Package.swift")
    let block = DocumentBlock(request: "trace MVC load-fails").markdown
    try folder.write(block, to: "README.md")
    var facts = try DocumentFacts.ofThisPackage.get()
    facts.package = try PackageFolder(above: folder.path(of: "Package.swift"))
    facts.record = nil
    for isWriting in [false, true] {
      #expect(
        try await facts.updateDocuments(isWriting: isWriting) == [
          "README.md: “trace MVC load-fails” waits for load-fails of MVC in Benchmarks/Results/calls.txt"
        ])
    }
    #expect(try folder.text(of: "README.md") == block)
  }

  @Test func `every kind of block is generated from this package, and another is an error`()
    async throws
  {
    let facts = try DocumentFacts.ofThisPackage.get()
    let requests = [
      "architectures", "chart", "costs", "costs-more", "frame", "steps",
      "tested-parts", "trace MVC load-fails", "run", "cells",
    ]
    for request in requests {
      #expect(try await facts.text(of: DocumentBlock(request: request)).count > 50, "\(request)")
    }
    for request in ["cots", "picture MCV", "trace MVC tapped"] {
      await #expect {
        try await facts.text(of: DocumentBlock(request: request))
      } throws: { error in
        "\(error)".contains("“\(request)”")
      }
    }
  }

  // MARK: - Figures

  @Test func `factors of the main list stand with their intervals, a row for each operation`() {
    let report = Report.sample([
      .sample("MVC", "load", employees: 1_000, factor: (9, 8, 10)),
      .sample("MVC", "load", factor: (1.034, 1.02, 1.05)), .sample("MVC", "tap"),
      .sample("MVC", "delete", factor: (1.5, 1.4, 1.6)),
      .sample("control", "delete", factor: (1.25, 1.05, 1.41)),
    ])
    #expect(
      report.operationFactors(of: ["MVC", "VIPER"]).text == """
        | operation | MVC | VIPER |
        | --- | --- | --- |
        | load | 1.03 (1.02 … 1.05) | – |
        | delete | ≈1.50 (1.40 … 1.60) | – |
        """)
  }

  @Test func `figures name the modules whose code has changed since`() {
    let sources = ["MVC", "MVP", "VIPER"].map {
      ArchitectureSource(name: $0, files: [SourceFile(path: "A.swift", text: "let a = 1 // \($0)")])
    }
    func changes(_ hashes: [String?], among some: [ArchitectureSource]) -> String {
      var report = Report.sample([.sample("MVC")])
      report.footprints = zip(sources, hashes).map { source, hash in
        var footprint = Report.Footprint(
          architecture: source.name, employees: 10_000, cellsCreated: 1)
        footprint.codeHash = hash
        return footprint
      }
      return report.changedModules(among: some)
    }
    let hash = sources[0].codeHash
    #expect(
      changes([hash, "0", "1"], among: sources)
        == "Times and bytes older than the code: MVP, VIPER.")
    #expect(changes([hash, "0", "1"], among: [sources[0]]) == "")
    #expect(changes([nil, nil, nil], among: sources) == "")
  }

  @Test func `a document whose modules have changed is not out of date, but is written again`()
    async throws
  {
    let folder = try TemporaryFolder()
    try folder.write("", to: "Package.swift")
    try folder.write("<!-- begin: changed-modules --><!-- end: changed-modules -->", to: "A.md")
    var facts = try DocumentFacts.ofThisPackage.get()
    var report = Report.sample([.sample("MVC")])
    report.footprints = [.sample]
    facts.figures = report
    facts.coverage = Coverage(
      commit: nil, modules: [Coverage.Module(name: "MVP", codeHash: "0", files: [])])
    facts.package = try PackageFolder(above: folder.path(of: "Package.swift"))
    for isWriting in [false, true] {
      let messages = try await facts.updateDocuments(isWriting: isWriting)
      let isNamed = try folder.text(of: "A.md").contains(
        "-->Times and bytes older than the code: MVC. Lines that run without a screen, older than code or "
          + "tests: MVP.<!--")
      #expect(messages.isEmpty == !isWriting)
      #expect(isNamed == isWriting)
    }
  }

  @Test func `figures of another form are as good as none`() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "Package.swift")
    let package = try PackageFolder(above: folder.path(of: "Package.swift"))
    var areRead = [Report(in: package) != nil]
    try FileManager.default.createDirectory(
      atPath: folder.path(of: "Benchmarks/Results"), withIntermediateDirectories: true)
    for json in ["", "[]", Report.sample().json, Report.full.json] {
      try folder.write(json, to: Report.recordedFile)
      areRead.append(Report(in: package) != nil)
    }
    #expect(areRead == [false, false, false, false, true])
  }
}
