import Figures

/// Turns measured times into figures.
extension BenchmarkReport {
  /// Adds the results of a session and their means.
  mutating func add(_ session: Session) {
    let workload = session.workload
    for part in session.parts {
      if !operations.contains(where: { $0.id == part.operation.id }) {
        operations.append(part.operation.description)
      }
      // A stopped run leaves out the entries that it did not reach.
      for entry in part.measurement.entries
      where entry.isMeasured || entry.difference != nil {
        results.append(
          OperationResult(
            entry: entry.name, operation: part.operation.id,
            employees: workload.employees.count, rows: TimedOperation.rowCount(of: workload),
            rounds: entry.samples.count, difference: entry.difference,
            unit: part.operation.unit, time: entry.time,
            factor: part.measurement.factor(of: entry.name, seed: seed)))
      }
    }
    for category in Category.allCases { means += means(of: category, in: session) }
  }

  /// The means of a category; an entry that lacks an operation has none.
  ///
  /// A run of some of the operations has none, because its means could not be compared with others.
  private func means(of category: Category, in session: Session) -> [Mean] {
    let measurements = session.measurements(of: category)
    guard !measurements.isEmpty, session.hasAll(of: category) else { return [] }
    let logarithms = session.entries.map { entry in
      measurements.compactMap { $0.logarithms(of: entry.name) }
    }
    return zip(session.entries, logarithms).map { entry, logarithms in
      let isComplete = logarithms.count == measurements.count
      return Mean(
        entry: entry.name, category: category, employees: session.workload.employees.count,
        factor: isComplete ? Statistics.factor(logarithms, seed: seed) : nil)
    }
  }

  /// Names the means in which the baseline differs from its second entry.
  ///
  /// The confidence level is corrected for the number of intervals (Bonferroni), so that chance
  /// makes at most one run in twenty noisy.
  static func noise(of sessions: [Session], seed: UInt64) -> [String] {
    let means = sessions.flatMap { session in
      Category.allCases.map { category in
        (
          name: "\(category.rawValue) at \(session.workload.employees.count) employees",
          logarithms: session.measurements(of: category).compactMap {
            $0.logarithms(of: Self.control)
          }
        )
      }
    }
    .filter { !$0.logarithms.isEmpty }
    let confidence = 1 - 0.05 / Double(max(1, means.count))
    return means.filter {
      Statistics.factor($0.logarithms, confidence: confidence, seed: seed).differsFromOne
    }
    .map(\.name)
  }
}
