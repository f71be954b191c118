import CommandLineInterface
import Foundation
import Testing

@testable import Benchmarks

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// The chart of a report, and its layout against values computed by hand.
struct ChartTests {
  @Test func `a chart is valid XML, with the circumstances of the run and its failures`() {
    for sizes in [[], [1_000], [1_000, 10_000, 100_000]] {
      var report = report(sizes: sizes)
      report.results.append(.sample("</svg><script>\u{0}&", factor: (1, 0.9, 1.1)))
      let svg = Chart(report).svg
      let parser = XMLParser(data: Data(svg.utf8))
      let isValid = parser.parse()
      let harmful = ["nan", "inf", "<script>"].filter(svg.contains)
      #expect(isValid && harmful == [], "\(String(describing: parser.parserError))")
    }
    var report = report(sizes: [1_000, 10_000])
    report.results.append(.sample("MVVM", difference: "line 1 is wrong"))
    report.isComplete = false
    let svg = Chart(report).svg
    let missing = [
      "10,000 employees", "ns per row", "Abacus", "release build", ">FAIL</text>", "INCOMPLETE",
    ].filter { !svg.contains($0) }
    #expect(missing == [])
  }

  @Test func `factors are drawn at 10,000 employees, or at the list with the most results`() {
    let isEmpty = FactorChart(of: .sample(), width: 800) == nil
    let sizes = [[1_000, 10_000, 100_000], [100]].map { report(sizes: $0).mainListSize }
    let others = [[1_000, 1_000, 100_000], [1_000, 100_000]].map { report(sizes: $0).mainListSize }
    #expect(sizes + others == [10_000, 100, 1_000, 100_000] && isEmpty)
  }

  @Test func `sixteen entries have different shapes, and those of the catalogue different styles`()
  {
    let marks = (0..<16).map { EntryMark(number: $0).element(at: (0, 0)).source }
    let shapes = Set(marks.map { $0.replacing(/entry\d/, with: "") })
    let styles = Entry.all.map { EntryMark(of: $0.name, in: .sample()).style }
    let areDistinct = shapes.count == marks.count && Set(styles).count == styles.count
    #expect(areDistinct && Entry.all.count <= marks.count, "EntryMark may need more shapes")
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
  @Test func `ticks are round, and as many as fit`() {
    // The ends lie beyond the decades, because rounding could exclude these.
    let scale = LogarithmicScale(holding: [0.999, 100.1], ratio: 2, from: 0, to: 200)
    #expect(
      [101, 99, 45, 30].map { scale.ticks(spacing: $0) } == [
        [], [1, 10, 100], [1, 3, 10, 30, 100], [1, 2, 5, 10, 20, 50, 100],
      ])
  }

  @Test func `labels keep a distance, and a long name is broken near its middle`() {
    for (places, result) in [
      ([], []), ([7], [7]), ([50, 10, 30], [50, 10, 30]),  // There is room.
      ([50, 50], [45, 55]), ([52, 50, 51], [61, 41, 51]),  // A block is centred.
      ([20, 20, 29], [13, 23, 33]),  // A block of two grows by its neighbour.
      ([1, 2], [0, 10]), ([99, 98], [100, 90]),  // A block stays within the bounds.
    ] as [([Double], [Double])] {
      #expect(Labels.spread(places, gap: 10, within: 0...100) == result)
    }
    let names = ["VIPER", "ReusableDataSource", "Model View Presenter", "incomprehensible"]
    #expect(
      names.map { $0.twoLines(ofAtMost: 11) } == [
        ["VIPER"], ["Reusable", "DataSource"], ["Model View", "Presenter"], ["incomprehe…"],
      ])
  }
}
