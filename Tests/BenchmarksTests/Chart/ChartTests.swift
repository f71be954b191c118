import Foundation
import Testing

@testable import Benchmarks

#if canImport(FoundationXML)
  import FoundationXML
#endif

struct ChartTests {
  @Test(arguments: [[], [1_000], [1_000, 10_000, 100_000]])
  func `a chart is a valid XML document without undefined coordinates`(sizes: [Int]) {
    let svg = Chart(report(sizes: sizes)).svg
    let parser = XMLParser(data: Data(svg.utf8))
    #expect(parser.parse(), "\(String(describing: parser.parserError))")
    #expect(!svg.contains("nan") && !svg.contains("inf"))
  }

  @Test func `markup in the names of a file is escaped`() {
    let name = "</svg><script>\u{0}&"
    let svg = Chart(.sample([.sample(name, factor: (1, 0.9, 1.1))])).svg
    #expect(XMLParser(data: Data(svg.utf8)).parse())
    #expect(!svg.contains("<script>"))
  }

  @Test func `factors are drawn at 10,000 employees, or at the list with the most results`() {
    #expect(report(sizes: [1_000, 10_000, 100_000]).mainListSize == 10_000)
    #expect(report(sizes: [100]).mainListSize == 100)
    #expect(FactorChart(of: .sample(), width: 800) == nil)
  }

  @Test func `a chart shows the circumstances of the run and its failures`() {
    var report = report(sizes: [1_000, 10_000])
    report.results.append(.sample("MVVM", difference: "line 1 is wrong"))
    report.isComplete = false
    let svg = Chart(report).svg
    for text in [
      "10,000 employees", "ns per row", "Abacus", "release build", "prefers-color-scheme: dark",
      ">FAIL</text>", "INCOMPLETE",
    ] {
      #expect(svg.contains(text))
    }
  }

  @Test func `sixteen entries have different shapes, and those of the catalogue different styles`()
  {
    let marks = (0..<16).map { EntryMark(number: $0).element(at: (0, 0)).source }
    #expect(Set(marks.map { $0.replacing(/entry\d/, with: "") }).count == marks.count)
    #expect(Entry.all.count <= marks.count, "EntryMark needs more shapes")
    let styles = Entry.all.map { EntryMark(of: $0.name, in: .sample()).style }
    #expect(Set(styles).count == styles.count)
  }

  @Test func `coordinates are rounded to a tenth, and texts are escaped`() {
    #expect(
      SVGElement.text("1 < 2 & \u{1B}", at: (1.06, -0.04), anchor: .middle).source
        == "<text class=\"plain\" x=\"1.1\" y=\"0.0\" text-anchor=\"middle\">"
        + "1 &lt; 2 &amp; \u{FFFD}</text>")
  }

  private func report(sizes: [Int]) -> Report {
    .sample(
      sizes.flatMap { size in
        ["Direct", "MassiveController", "MVC", "control"].enumerated().flatMap { number, entry in
          ["draw-list", "cell-for-row"].map { operation in
            let factor = 1 + Double(number) / 10
            return .sample(
              entry, operation, employees: size, time: 200 * factor,
              factor: (factor, factor * 0.95, factor * 1.05))
          }
        }
      })
  }
}
