import Catalogue
import CommandLineInterface
import Foundation
import SourceAnalysis
import TestSupport
import Testing

@testable import SideBySide

/// Generated blocks and their figures.
struct DocumentTests {
  private let text = """
    Before.

    <!-- begin: costs -->

    | a |

    <!-- end: costs -->

    - Within <!-- begin: figure some-id -->a line<!-- end: figure --> there is one.
    """

  @Test func `blocks are found, and a new text keeps its place in a line or between blank lines`()
    throws
  {
    let blocks = try DocumentBlock.all(in: text)
    let parts = blocks.map { [$0.name] + $0.arguments + [$0.text] }
    #expect(parts == [["costs", "| a |"], ["figure", "some-id", "a line"]])
    var document = text
    blocks[1].replaceText(with: "no line", in: &document)
    blocks[0].replaceText(with: "| b |", in: &document)
    #expect(document == text.replacing("| a |", with: "| b |").replacing("a line", with: "no line"))
  }

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

  @Test func `a block without an end is an error`() {
    for text in ["<!-- begin: costs -->", "<!-- begin: a --><!-- begin: b --><!-- end: a -->"] {
      #expect(throws: DocumentError.self) { try DocumentBlock.all(in: text) }
    }
  }

  @Test func `every kind of block is generated from this package, and another is an error`()
    async throws
  {
    let facts = try DocumentFacts.ofThisPackage.get()
    let requests = [
      "architectures", "chart", "costs", "costs-more", "frame",
      "tested-parts", "trace MVC load-fails", "weak-references",
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

  private let json = """
    {
      "results": [
        {"architecture": "MVC", "operation": "load", "employees": 1000,
         "factor": {"estimate": 9, "lower": 8, "upper": 10}},
        {"architecture": "MVC", "operation": "load", "employees": 10000,
         "factor": {"estimate": 1.034, "lower": 1.02, "upper": 1.05}},
        {"architecture": "MVC", "operation": "tap", "employees": 10000, "verified": false},
        {"architecture": "MVC", "operation": "delete", "employees": 10000,
         "factor": {"estimate": 1.5, "lower": 1.4, "upper": 1.6}},
        {"architecture": "control", "operation": "delete", "employees": 10000,
         "factor": {"estimate": 1.25, "lower": 1.05, "upper": 1.41}}
      ],
      "summary": [
        {"architecture": "MVC", "category": "update", "employees": 10000,
         "factor": {"estimate": 12.34, "lower": 12, "upper": 13}}
      ],
      "footprints": [{"architecture": "MVC", "allocationsPerRow": 0.5}]
    }
    """

  @Test func `factors have two digits, and are marked where the control differs from 1`()
    throws
  {
    let figures = try #require(MeasuredFigures(json: json))
    #expect(
      figures.operationFactors(of: ["MVC", "VIPER"]).text == """
        | operation | MVC | VIPER |
        | --- | --- | --- |
        | load | 1.0 | – |
        | delete | ≈1.5 | – |
        """)
    #expect(["MVC", "VIPER"].map { figures.footprint(of: $0)?.allocationsPerRow } == [0.5, nil])
  }

  @Test func `figures name their day, and the modules whose code has changed since`() throws {
    let sources = ["MVC", "MVP", "VIPER"].map {
      ArchitectureSource(name: $0, files: [SourceFile(path: "A.swift", text: "let a = 1 // \($0)")])
    }
    let hash = sources[0].codeHash
    func figures(_ date: String, _ hashes: [String?]) throws -> MeasuredFigures {
      let footprints = zip(sources, hashes).map { source, hash in
        "{\"architecture\": \"\(source.name)\"\(hash.map { ", \"codeHash\": \"\($0)\"" } ?? "")}"
      }
      let parts = "\(date)\"footprints\": [\(footprints.joined(separator: ", "))]"
      return try #require(
        MeasuredFigures(json: "{\"results\": [{\"architecture\": \"MVC\"}], \(parts)}"))
    }
    let new = try figures("\"date\": \"2026-11-23\", ", [hash, "0", "1"])
    #expect(new.circumstances.contains("measured on 2026-11-23 on one machine"))
    #expect(new.changedModules(among: sources) == "Figures older than the code: MVP, VIPER.")
    #expect(new.changedModules(among: [sources[0]]) == "")
    // A file from before there were hashes.
    let old = try figures("", [nil, nil, nil])
    #expect(old.circumstances.contains("employees, measured on one machine"))
    #expect(old.changedModules(among: sources) == "")
  }

  @Test func `a document whose modules have changed is not out of date, but is written again`()
    async throws
  {
    let folder = try TemporaryFolder()
    try folder.write("", to: "Package.swift")
    try folder.write("<!-- begin: changed-modules --><!-- end: changed-modules -->", to: "A.md")
    var facts = try DocumentFacts.ofThisPackage.get()
    facts.figures = MeasuredFigures(
      json: """
        {"results": [{"architecture": "MVC"}],
        "footprints": [{"architecture": "MVC", "codeHash": "0"}]}
        """)
    facts.package = try PackageFolder(above: folder.path(of: "Package.swift"))
    for isWriting in [false, true] {
      let messages = try await facts.updateDocuments(isWriting: isWriting)
      let isNamed = try folder.text(of: "A.md").contains("-->Figures older than the code: MVC.<!--")
      #expect((messages == [], isNamed) == (!isWriting, isWriting))
    }
  }

  @Test func `a file of another form is ignored`() {
    let texts = ["", "[]", "{\"results\": []}", "{\"results\": 1}"]
    #expect(texts.filter { MeasuredFigures(json: $0) != nil } == [])
  }
}
