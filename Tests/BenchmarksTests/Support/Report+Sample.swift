import Foundation

@testable import Benchmarks

/// Reports for tests.
extension Report {
  /// A report with some results and nothing else.
  static func sample(_ results: [Result] = []) -> Report {
    Report(
      date: "2026-11-23", configuration: "release", toolchain: "Swift 6.3",
      machine: Machine(
        processor: "Abacus", processorCount: 2, memory: 4_096, system: "Linux", load: 0.5),
      seed: 1, rounds: 15, isComplete: true, control: Control(isNoisy: false, excluded: []),
      results: results, summary: [], footprints: [], asPublished: [])
  }

  /// A report that has a value for every key.
  static var full: Report {
    var report = sample(
      [
        .sample("MassiveController", factor: (1, 1, 1)), .sample("MVC", factor: (1.1, 1, 1.25)),
        .sample("MVVM", difference: "line 2 is “a|b, \"c\"”, must be “d”"),
      ])
    report.footprints = [.sample]
    report.summary = [
      Summary(
        architecture: "MVC", category: .render, employees: 10_000, isComplete: true,
        factor: Factor(estimate: 1.1, lower: 1, upper: 1.25), tier: 1),
      Summary(
        architecture: "MassiveController", category: .render, employees: 10_000, isComplete: false),
    ]
    report.asPublished = [
      Ablation(
        id: "cast", article: "an article", title: "Cast a view", publishedWay: "to a protocol",
        ourWay: "to a class", unit: "cast", verified: true,
        published: Spread(median: 50, lower: 49, upper: 52),
        ours: Spread(median: 5, lower: 4, upper: 6),
        factor: Factor(estimate: 10, lower: 9, upper: 11), publishedAllocationsPerUnit: 2,
        oursAllocationsPerUnit: 0, publishedBytesPerEmployee: 800, oursBytesPerEmployee: 450)
    ]
    return report
  }

  /// A report whose texts are all the same.
  static func filled(with text: String) throws -> Report {
    let document = try JSONSerialization.jsonObject(with: Data(full.json.utf8))
    let data = try JSONSerialization.data(withJSONObject: replacingTexts(in: document, by: text))
    var report = try Report(json: data)
    report.control = Control(isNoisy: true, excluded: [text])
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

extension Report.Result {
  /// A result on a list of 10,000 employees.
  static func sample(
    _ architecture: String, _ operation: String = "draw-list", employees: Int = 10_000,
    time: Double = 200, factor: (Double, Double, Double)? = nil, difference: String? = nil
  ) -> Self {
    let spread =
      difference == nil
      ? Report.Spread(median: time, lower: time * 0.75, upper: time * 1.25) : nil
    return Self(
      architecture: architecture, operation: operation, employees: employees,
      rows: 4 * employees, rounds: 15, verified: difference == nil, difference: difference,
      unit: "row", nanoseconds: spread, nanosecondsPerRow: spread,
      factor: factor.map { Report.Factor(estimate: $0.0, lower: $0.1, upper: $0.2) })
  }
}

extension Report.Footprint {
  static let sample = Self(
    architecture: "MVC", employees: 10_000, allocationsPerRow: 0, cellsCreated: 42,
    retainedBytesPerEmployee: 200, pagedBytesPerEmployee: 400, codeLines: 300, files: 5, types: 9,
    protocols: 2, codeHash: "cbf29ce484222325")
}
