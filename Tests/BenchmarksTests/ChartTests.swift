import CommandLineInterface
import Foundation
import Testing

@testable import Benchmarks

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// The chart of a report, and its layout against values computed by hand.
struct ChartTests {
  @Test(arguments: [[], [1_000], [1_000, 10_000, 100_000]])
  func `a chart is valid XML, even if a name contains markup`(sizes: [Int]) {
    var report = report(sizes: sizes)
    report.results.append(.sample("</svg><script>\u{0}&", factor: (1, 0.9, 1.1)))
    let svg = Chart(report).svg
    let parser = XMLParser(data: Data(svg.utf8))
    #expect(parser.parse(), "\(String(describing: parser.parserError))")
    for text in ["nan", "inf", "<script>"] { #expect(!svg.contains(text)) }
  }

  @Test func `a chart has no text of a stranger that XML or a terminal cannot contain`() throws {
    for scalar in Report.hostileScalars {
      let svg = Chart(try Report.filled(with: "'<a\(scalar)b\">&")).svg
      #expect(XMLParser(data: Data(svg.utf8)).parse(), "U+\(String(scalar.value, radix: 16))")
      #expect(svg.visibleLines == svg, "U+\(String(scalar.value, radix: 16))")
      #expect(!svg.contains("a\nb"))
    }
  }

  @Test func `a chart shows the circumstances of the run and its failures`() {
    var report = report(sizes: [1_000, 10_000])
    report.results.append(.sample("MVVM", difference: "line 1 is wrong"))
    report.isComplete = false
    let svg = Chart(report).svg
    for text in [
      "10,000 employees", "ns per row", "Abacus", "release build", ">FAIL</text>", "INCOMPLETE",
    ] {
      #expect(svg.contains(text))
    }
  }

  @Test func `factors are drawn at 10,000 employees, or at the list with the most results`() {
    #expect(report(sizes: [1_000, 10_000, 100_000]).mainListSize == 10_000)
    #expect(report(sizes: [100]).mainListSize == 100)
    #expect(FactorChart(of: .sample(), width: 800) == nil)
  }

  @Test func `sixteen entries have different shapes, and those of the catalogue different styles`()
  {
    let marks = (0..<16).map { EntryMark(number: $0).element(at: (0, 0)).source }
    #expect(Set(marks.map { $0.replacing(/entry\d/, with: "") }).count == marks.count)
    #expect(Entry.all.count <= marks.count, "EntryMark needs more shapes")
    let styles = Entry.all.map { EntryMark(of: $0.name, in: .sample()).style }
    #expect(Set(styles).count == styles.count)
  }

  private func report(sizes: [Int]) -> Report {
    .sample(
      sizes.flatMap { size in
        ["Direct", "MassiveController", "MVC", "control"].flatMap { entry in
          ["draw-list", "cell-for-row"].map { operation in
            .sample(entry, operation, employees: size, factor: (1.1, 1, 1.25))
          }
        }
      })
  }

  // MARK: - Layout

  // A decade has 100 pixels: 30.1 from 1 to 2, 39.8 from 2 to 5 and 30.1 from 5 to 10.
  @Test(
    arguments: [
      (101.0, []), (99, [1, 10, 100]), (45, [1, 3, 10, 30, 100]), (30, [1, 2, 5, 10, 20, 50, 100]),
    ] as [(Double, [Double])])
  func `ticks are round, and as many as fit`(spacing: Double, ticks: [Double]) {
    // The ends lie beyond the decades, because rounding could exclude these.
    let scale = LogarithmicScale(holding: [0.999, 100.1], ratio: 2, from: 0, to: 200)
    #expect(scale.ticks(spacing: spacing) == ticks)
  }

  @Test(
    arguments: [
      ([], []), ([7], [7]), ([50, 10, 30], [50, 10, 30]),  // There is room.
      ([50, 50], [45, 55]), ([52, 50, 51], [61, 41, 51]),  // A block is centred.
      ([20, 20, 29], [13, 23, 33]),  // A block of two grows by its neighbour.
      ([1, 2], [0, 10]), ([99, 98], [100, 90]),  // A block stays within the bounds.
    ] as [([Double], [Double])])
  func `labels keep their order and a distance of ten pixels`(
    places: [Double], result: [Double]
  ) {
    #expect(Labels.spread(places, gap: 10, within: 0...100) == result)
  }

  @Test(arguments: [
    ("VIPER", ["VIPER"]), ("ReusableDataSource", ["Reusable", "DataSource"]),
    ("Model View Presenter", ["Model View", "Presenter"]), ("incomprehensible", ["incomprehe…"]),
  ])
  func `a long name is broken near its middle, then shortened`(name: String, lines: [String]) {
    #expect(name.twoLines(ofAtMost: 11) == lines)
  }
}
