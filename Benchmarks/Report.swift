import Architectures
import Employees
import Foundation

/// All figures of one run.
struct Report {
  /// The figures of one entry for one operation on one list.
  struct Result {
    let architecture: String
    let operation: String
    let employees: Int
    let rows: Int

    /// The way in which the output was wrong, `nil` where it was right.
    let difference: String?

    /// The median, and the quartiles as its range; `nil` for a wrong output.
    let nanosecondsPerRow: Estimate?

    /// The time against that of the baseline; `nil` where either output was wrong.
    let factor: Estimate?
  }

  private(set) var results: [Result] = []

  var isVerified: Bool { results.allSatisfy { $0.difference == nil } }

  /// Measures everything that the options name.
  init(options: Options) async {
    let entries =
      [.direct]
      + Architecture.allCases.map { architecture in
        Entry(name: architecture.name) { await TableSubject(architecture, employees: $0) }
      }
    var generator = SeededGenerator(seed: options.seed)
    for size in options.sizes {
      let employees = GeneratedEmployeeService.employees(count: size, seed: options.seed)
      let oracle = Oracle(employees: employees)
      var subjects: [(name: String, subject: any Subject)] = []
      for entry in entries { subjects.append((entry.name, await entry.makeSubject(employees))) }
      for operation in Operation.all(seed: options.seed) {
        Self.progress("\(operation.title): \(size) employees")
        var measurement = Measurement(operation, subjects: subjects, oracle: oracle)
        measurement.run(
          rounds: options.rounds, batchTime: options.batchTime, generator: &generator)
        append(measurement, operation: operation, size: size, seed: options.seed)
      }
    }
  }

  private mutating func append(
    _ measurement: Measurement, operation: Operation, size: Int, seed: UInt64
  ) {
    let baseline = measurement.contestants.first { $0.name == Entry.baselineName }
    for contestant in measurement.contestants {
      let isRight = contestant.difference == nil
      results.append(
        Result(
          architecture: contestant.name, operation: operation.id, employees: size,
          rows: measurement.rowCount, difference: contestant.difference,
          nanosecondsPerRow: isRight ? Self.spread(of: contestant.samples) : nil,
          factor: isRight && baseline?.difference == nil
            ? baseline.map { Statistics.factor(contestant.samples, to: $0.samples, seed: seed) }
            : nil))
    }
  }

  private static func spread(of samples: [Double]) -> Estimate {
    Estimate(
      estimate: Statistics.median(samples),
      lower: Statistics.quantile(0.25, of: samples),
      upper: Statistics.quantile(0.75, of: samples))
  }

  private static func progress(_ message: String) {
    FileHandle.standardError.write(Data("Measuring \(message)\n".utf8))
  }
}
