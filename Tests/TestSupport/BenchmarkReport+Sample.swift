package import Figures
import Foundation

/// Reports for tests.
nonisolated extension BenchmarkReport {
  /// A report with some results and nothing else.
  package static func sample(_ results: [OperationResult] = []) -> BenchmarkReport {
    var report = BenchmarkReport(
      date: "2026-11-23", commit: "5996cb4", configuration: "release", toolchain: "Swift 6.3",
      machine: Machine(
        processor: "Abacus", processorCount: 2, memory: 4_096, system: "Linux", load: 0.5),
      seed: 1, rounds: 15)
    report.isComplete = true
    report.results = results
    return report
  }

  /// A report that has a value for every key.
  package static var full: BenchmarkReport {
    var report = sample(
      [
        .sample("MassiveController", factor: (1, 1, 1)), .sample("MVC", factor: (1.1, 1, 1.25)),
        .sample("MVVM", difference: "line 2 is “a|b, \"c\"”, must be “d”"),
      ])
    report.operations = [
      Operation(
        id: "draw-list", category: .render, title: "Draw the whole list into a sink", unit: "row",
        sizes: [1_000, 10_000])
    ]
    report.footprints = [.sample]
    report.means = [
      Mean(
        entry: "MVC", category: .render, employees: 10_000,
        factor: Factor(estimate: 1.1, lower: 1, upper: 1.25)),
      Mean(
        entry: "MassiveController", category: .render, employees: 10_000, factor: nil),
    ]
    report.ablations = [
      AblationResult(
        id: "cast", title: "Cast a row", origin: "article 3", unit: "cast", difference: nil,
        first: AblationResult.Way(
          title: "a cast", time: Spread(median: 50, lower: 49, upper: 52), allocationsPerUnit: 2,
          bytesPerEmployee: 800),
        second: AblationResult.Way(
          title: "a switch", time: Spread(median: 5, lower: 4, upper: 6), allocationsPerUnit: 0,
          bytesPerEmployee: 450),
        factor: Factor(estimate: 10, lower: 9, upper: 11))
    ]
    return report
  }

  /// All blocks of a document, one below the other.
  package var markdown: String {
    Self.blockNames.sorted().compactMap(markdown(of:)).map { "\n\($0)\n" }.joined()
  }

  /// A report whose texts are all the same.
  package static func filled(with text: String) throws -> BenchmarkReport {
    let document = try JSONSerialization.jsonObject(with: Data(full.json.utf8))
    let data = try JSONSerialization.data(withJSONObject: replacingTexts(in: document, by: text))
    var report = try BenchmarkReport(json: data)
    report.noise = [text]
    return report
  }

  private static func replacingTexts(in value: Any, by text: String) -> Any {
    switch value {
    case let object as [String: Any]:
      Dictionary(
        uniqueKeysWithValues: object.map { key, value in
          (key, key == "category" ? value : replacingTexts(in: value, by: text))
        })
    case let list as [Any]: list.map { replacingTexts(in: $0, by: text) }
    case is String: text
    default: value
    }
  }
}

nonisolated extension BenchmarkReport.OperationResult {
  /// A result on a list of 10,000 employees.
  package static func sample(
    _ entry: String, _ operation: String = "draw-list", employees: Int = 10_000,
    factor: (Double, Double, Double)? = nil, difference: String? = nil
  ) -> Self {
    let spread =
      difference == nil ? BenchmarkReport.Spread(median: 200, lower: 150, upper: 250) : nil
    return Self(
      entry: entry, operation: operation, employees: employees, rows: 4 * employees, rounds: 15,
      difference: difference, unit: "row", time: spread,
      factor: factor.map { Factor(estimate: $0.0, lower: $0.1, upper: $0.2) })
  }
}

nonisolated extension BenchmarkReport.Footprint {
  package static var sample: Self {
    var footprint = Self(architecture: "MVC", employees: 10_000, cellsCreated: 42)
    footprint.allocationsPerRow = 0
    footprint.retainedBytesPerEmployee = 200
    footprint.pagedBytesPerEmployee = 400
    footprint.codeHash = "cbf29ce484222325"
    return footprint
  }
}
