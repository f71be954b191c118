import Catalogue
import Foundation
import Markup
import SourceAnalysis
import TestSupport
import Testing
import Traces

@testable import DocumentGeneration

/// An architecture that is no draft has everything that is published of it.
struct PublicationTests {
  /// A draft that becomes published fails here once for each thing that is missing, and in no other
  /// test.
  @Test func `every published architecture has a page, traces, patches and rows of tables`() throws
  {
    for name in Architecture.published.map(\.name) {
      for missing in try PackageFolder.ofThisPackage().missingParts(of: name) {
        Issue.record("\(name) is not a draft and lacks \(missing)")
      }
    }
  }

  @Test func `each missing thing is named once, until it is there`() throws {
    let folder = try TemporaryFolder()
    func write(_ text: String, to path: String) throws {
      let url = folder.url.appending(path: path)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: url)
    }
    try write("", to: "Package.swift")
    try write("+++ b/Sources/Newer/A.swift", to: "Benchmarks/Changes/Change.patch")
    try write(
      "New\n<!-- begin: costs -->\n| New |\n<!-- end: costs -->\n| Newer |", to: "README.md")
    let package = try PackageFolder(above: folder.path(of: "README.md"))
    let page = package.page(of: "New")
    // A page with a note of what to write is not written yet.
    try write("# New\n\n\(DocumentNote("the goals").markdown)\n", to: page)
    var steps = [
      (page, page, "# New\n"),
      (
        "Benchmarks/Changes/Change.patch", "Benchmarks/Changes/Change.patch",
        "b/Sources/New/A"
      ),
      ("README.md", "README.md", "| [New](a) |"),
      ("ARTICLES.md", "ARTICLES.md", "| none | `New` |"),
    ]
    let differences = "Sources/Catalogue/Catalogue.docc/Differences.md"
    steps.append((differences, differences, "| New | `A` |"))
    steps += TraceEvent.allCases.map {
      ("Sources/Traces/Recorded/New", RecordedTraces.path(of: $0, in: "New"), "1. A → B: c()\n")
    }
    for (index, step) in steps.enumerated() {
      let missing = package.missingParts(of: "New").map { $0.prefix { $0 != ":" } }
      let expected = steps[index...].map(\.0).reduce(into: Set()) { $0.insert($1[...]) }
      #expect(Set(missing) == expected, "before \(step)")
      #expect(missing.count == expected.count, "before \(step)")
      try write(step.2, to: step.1)
    }
    #expect(package.missingParts(of: "New") == [])
  }
}
