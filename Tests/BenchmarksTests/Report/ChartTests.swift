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
  @Test func `a chart shows the interval and the figure of each mean on the main list`() {
    var report = Report.full
    report.means.append(mean("Direct", .render, (1, 1, 1)))
    report.means.append(mean("MVC", .update, (1.1, 1, 1.2), employees: 1_000))
    report.means.append(mean("MVC", .action, (5, 4, 9.5)))
    let svg = Chart(report).svg
    let names = svg.matches(of: #/class="plain".*>(?<name>.*)</text>/#).map { String($0.name) }
    #expect(names == ["MVC", "MassiveController"])
    let figures = svg.matches(of: #/y="(?<y>.*)" text-anchor="end">(?<figure>.*)</text>/#)
      .map { "\($0.y) \($0.figure)" }
    #expect(
      figures == [
        "89.0 1.10", "111.0 incomplete", "89.0 incomplete", "111.0 incomplete", "89.0 5.00",
        "111.0 incomplete",
      ])
    // A column has 150 pixels for the factors from 0 to 10, and begins at 160 or at 610.
    let marks = svg.matches(of: #/class="mark" d="(?<path>.*)"/#).map { String($0.path) }
    #expect(marks == ["M174.0 79.0H179.8V91.0H174.0Z", "M669.0 79.0H753.5V91.0H669.0Z"])
    let ticks = svg.matches(of: #/x="(?<x>.*)" y="134.0".*>(?<tick>.*)</text>/#).prefix(6)
      .map { "\($0.x) \($0.tick)" }
    #expect(ticks == ["160.0 0", "190.0 2", "220.0 4", "250.0 6", "280.0 8", "310.0 10"])
    #expect(svg.contains("class=\"one\" d=\"M175.0 74.0V118.0\""))
  }

  @Test func `a chart is valid XML, with the circumstances of the run and its warnings`() {
    var report = Report.full
    report.isComplete = false
    report.configuration = "debug"
    report.machine.processor = "Abacus <2> & co"
    report.means.append(mean("</svg><script>\u{0}&", .render, (1e18, 1e-6, 1e18)))
    for (means, text) in [
      (report.means, "10,000 employees"), (report.means.dropLast(), "A mark is the interval"),
      ([], "No category was measured completely"),
    ] {
      report.means = means
      let svg = Chart(report).svg
      let parser = XMLParser(data: Data(svg.utf8))
      let isValid = parser.parse()
      let harmful = ["nan", "inf", "<script>"].filter(svg.contains)
      #expect(isValid, "\(String(describing: parser.parserError))")
      #expect(harmful == [], "\(String(describing: parser.parserError))")
      let notes = [text, "Abacus", "This is a debug build", "INCOMPLETE"]
      #expect(notes.filter { !svg.contains("\($0)") } == [])
    }
  }

  @Test func `a note that is too long for a line goes on below it`() {
    var report = Report.full
    report.toolchain = "Swift " + Array(repeating: "abcdefghi", count: 20).joined(separator: " ")
    let lines = Chart(report).svg.matches(of: #/<text class="small"[^>]*>([^<]*)</#).map {
      String($0.1)
    }
    let drawn = lines.joined(separator: " ")
    #expect(drawn.contains(report.toolchain))
    #expect(drawn.hasSuffix(" rounds."))
    #expect(lines.allSatisfy { $0.count <= 140 })
    #expect(lines.contains { $0.count > 130 })
  }

  private func mean(
    _ entry: String, _ category: Report.Category,
    _ factor: (Double, Double, Double), employees: Int = 10_000
  ) -> Report.Mean {
    Report.Mean(
      entry: entry, category: category, employees: employees,
      factor: Factor(estimate: factor.0, lower: factor.1, upper: factor.2))
  }
}
