import TestSupport
import Testing

@testable import Benchmarks

/// The page about the benchmarks says what the program does.
struct DocumentTests {
  private let page = "Benchmarks/README.md"

  @Test func `the tables are those that the command prints`() throws {
    let parts = try ["operations", "ablations"].map { try Documents.generatedPart($0, of: page) }
    // To mend it: swift run Benchmarks --list --format markdown
    expect(parts.joined(separator: "\n"), is: String(Invocation.markdownListing.dropLast()))
  }

  @Test func `every key of the document is described, and no other`() throws {
    let rows = try Documents.text(of: page).split(separator: "## The JSON document")[1]
      .split(separator: "\n").filter { $0.hasPrefix("| `") }
    let described = rows.map { String($0.split(separator: "`")[1]) }
    #expect(Set(described) == (try JSONKeys.paths(in: Report.full.json)))
    #expect(Set(described).count == described.count)
  }

  @Test func `the version that is described is the one that is written`() throws {
    #expect(try Documents.text(of: page).contains("version \(Report.currentVersion) of the"))
  }
}
