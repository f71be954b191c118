import Foundation
import Testing

@testable import Benchmarks

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// The chart as a whole.
struct ChartTests {
  @Test(arguments: [[], [1_000], [1_000, 10_000, 100_000]])
  func `a chart is one XML document, however much was measured`(sizes: [Int]) {
    let svg = Chart(report(sizes: sizes)).svg
    let parser = XMLParser(data: Data(svg.utf8))
    #expect(parser.parse(), "\(String(describing: parser.parserError))")
    #expect(!svg.contains("nan") && !svg.contains("inf"))
  }

  @Test func `the same figures make the same chart`() {
    #expect(Chart(report(sizes: [1_000])).svg == Chart(report(sizes: [1_000])).svg)
  }

  @Test func `names from a file cannot break a chart`() {
    let name = "</svg><script>\u{0}&"
    let svg = Chart(.sample([.sample(name, factor: (1, 0.9, 1.1))])).svg
    #expect(XMLParser(data: Data(svg.utf8)).parse())
    #expect(!svg.contains("<script>"))
  }

  @Test func `a chart says what was measured, on what, and how`() {
    let svg = Chart(report(sizes: [1_000, 10_000])).svg
    for text in [
      "10,000 employees", "ns per row", "Abacus", "Swift 6.3", "release build", "seed 1",
      "prefers-color-scheme: dark", "interval", "MassiveController", "Direct",
    ] {
      #expect(svg.contains(text))
    }
  }

  @Test func `factors are drawn at 10,000 employees, or at the list with the most results`() {
    let full = FactorChart(of: report(sizes: [1_000, 10_000, 100_000]), width: 800)
    #expect(full?.employees == 10_000)
    #expect(FactorChart(of: report(sizes: [100]), width: 800)?.employees == 100)
    #expect(FactorChart(of: .sample(), width: 800) == nil)
  }

  @Test func `a wrong entry has FAIL in place of a factor, an unfinished run says so`() {
    var report = Report.sample([.sample("MVC", difference: "line 1 is wrong")])
    report.isComplete = false
    let svg = Chart(report).svg
    #expect(svg.contains(">FAIL</text>"))
    #expect(svg.contains("INCOMPLETE"))
  }

  @Test func `every entry has a shape and a colour of its own`() {
    let marks = (0..<16).map { EntryMark(number: $0).element(at: Point(x: 0, y: 0)).source() }
    #expect(Set(marks.map { $0.replacing(/entry\d/, with: "") }).count == marks.count)
    #expect(Entry.all.count <= marks.count, "EntryMark needs more shapes")
    let names = Entry.all.map { EntryMark(of: $0.name, in: .sample()).style }
    #expect(Set(names).count == names.count)
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
