import Figures
import Foundation
import TestSupport
import Testing

@testable import Benchmarks

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// The chart of a report.
struct ChartTests {
  @Test func `a chart is valid XML, with the circumstances of the run and its warnings`() {
    var report = BenchmarkReport.full
    report.isComplete = false
    report.configuration = "debug"
    report.machine.processor = "Abacus <2> & co"
    report.means[0].factor = Factor(estimate: 1e18, lower: 1e-6, upper: 1e18)
    let complete = report
    report.means = []
    for (report, text) in [
      (complete, "incomplete"), (report, "No category was measured completely"),
    ] {
      let svg = Chart(report).svg
      let isValid = XMLParser(data: Data(svg.utf8)).parse()
      let harmful = ["nan", "inf"].filter(svg.contains)
      let notes = [text, "Abacus", "This is a debug build", "INCOMPLETE"]
      let missing = notes.filter { !svg.contains($0) }
      #expect(isValid, "\(svg)")
      #expect([harmful, missing] == [[], []])
    }
    // A note that is too long for a line goes on below it.
    report.machine.processor = "Abacus"
    report.toolchain = "Swift " + Array(repeating: "abcdefghi", count: 20).joined(separator: " ")
    let lines = Chart(report).svg.matches(of: #/<text class="small"[^>]*>([^<]*)</#).map {
      String($0.1)
    }
    let isWhole = lines.joined(separator: " ").contains(report.toolchain)
    let longest = lines.map(\.count).max() ?? 0
    #expect(isWhole)
    #expect(131...140 ~= longest)
  }

  @Test func `the longest name ends before the first column`() throws {
    var report = BenchmarkReport.full
    let name = "MVCReusableDataSource"
    report.means[0].entry = name
    let edge = try #require(Chart(report).svg.firstMatch(of: #/class="grid" d="M([0-9.]+) /#))
    let left = try #require(Double(edge.1))
    #expect(left >= 16 + 8 * Double(name.count))
  }
}
