import Foundation
import TestSupport
import Testing

@testable import Benchmarks

/// The page about the benchmarks says what the program does.
struct DocumentTests {
  private let page = "Benchmarks/README.md"

  @Test func `the tables are those that the command prints`() throws {
    let parts = try ["operations", "ablations"].map { try Documents.generatedPart($0, of: page) }
    // To mend it: swift run Benchmarks --list --format markdown
    expect(parts.joined(separator: "\n"), is: String(Listing.markdown.dropLast()))
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

  @Test func `the time of a batch is the one that is described`() throws {
    let milliseconds = Int(Options().batchTime * 1_000)
    #expect(try Documents.text(of: page).contains("until a batch takes \(milliseconds) ms"))
  }

  // MARK: - The committed figures

  private nonisolated static let figures = "Benchmarks/Results/figures.json"
  private nonisolated static let chart = "Benchmarks/Results/chart.svg"

  @Test func `the chart is drawn from the figures beside it`() throws {
    let report = try Report(json: Data(Documents.text(of: Self.figures).utf8))
    let isDrawn = try Documents.text(of: Self.chart) == Chart(report).svg
    #expect(isDrawn, "swift run -c release Benchmarks render \(Self.figures) --chart \(Self.chart)")
  }
}
