/// The names of the entries that aren't architectures to choose from.
extension BenchmarkReport {
  /// The entry that all others are compared with.
  package static let baseline = "MassiveController"

  /// The baseline's second entry, which shows how much the same code differs from itself.
  package static let control = "control"

  /// The least that any screen must do, without a table and cells.
  package static let limit = "Direct"
}

// MARK: - Factors

extension BenchmarkReport {
  /// What has a factor: an operation, by its id, or the mean of a category.
  package enum Measured: Sendable {
    case operation(String)
    case mean(Category)
  }

  /// The factor of an operation or of a category; `nil` if it was not measured.
  package func factor(of measured: Measured, in entry: String, employees: Int) -> Factor? {
    switch measured {
    case .operation(let id):
      results.first { $0.entry == entry && $0.operation == id && $0.employees == employees }?
        .factor
    case .mean(let category):
      means.first { $0.entry == entry && $0.category == category && $0.employees == employees }?
        .factor
    }
  }

  /// Whether the factors of an operation or category are uncertain, because the baseline differs from
  /// its second entry there.
  package func isUncertain(_ measured: Measured, employees: Int) -> Bool {
    factor(of: measured, in: Self.control, employees: employees)?.differsFromOne ?? false
  }

  /// The factor as tables show it, with the mark of an uncertain one; `nil` if it was not measured.
  ///
  /// The baseline's own factor is always 1.
  package func text(of measured: Measured, in entry: String, employees: Int) -> String? {
    let mark =
      isUncertain(measured, employees: employees) && entry != Self.baseline
      ? Self.uncertaintyMark : ""
    return factor(of: measured, in: entry, employees: employees).map { mark + $0.text }
  }

  /// The same with the interval, such as 1.05 (1.04 … 1.07).
  package func textWithInterval(
    of measured: Measured, in entry: String, employees: Int
  ) -> String? {
    guard let text = text(of: measured, in: entry, employees: employees) else { return nil }
    let factor = factor(of: measured, in: entry, employees: employees)
    return entry == Self.baseline ? text : "\(text) (\(factor?.interval ?? ""))"
  }

  /// The sign before the factors of an operation in which the control differs from 1.
  package static let uncertaintyMark = "≈"

  /// What the sign means.
  package static let uncertainty =
    "≈ marks an uncertain factor: two measurements of \(baseline) differ there."

  /// The list whose factors are shown: 10,000 employees, or else the list with the most results.
  package var mainListSize: Int? {
    let counts = Dictionary(grouping: results, by: \.employees).mapValues(\.count)
    if counts[10_000] != nil { return 10_000 }
    return counts.max { ($0.value, $0.key) < ($1.value, $1.key) }?.key
  }

  /// The entries, in the order of the results.
  package var entryNames: [String] { Self.distinct(results.map(\.entry)) }

  /// The ids of the operations, in the order of the results.
  package var operationIDs: [String] { Self.distinct(results.map(\.operation)) }

  /// The names, each once.
  package static func distinct(_ names: [String]) -> [String] {
    var seen: Set<String> = []
    return names.filter { seen.insert($0).inserted }
  }
}

// MARK: - Differences

extension BenchmarkReport {
  /// The results that are faster than the limit.
  ///
  /// There are none if the limit is right.
  package var resultsBelowLimit: [OperationResult] {
    results.filter { result in
      let limit = factor(
        of: .operation(result.operation), in: Self.limit, employees: result.employees)
      guard let limit, let factor = result.factor else { return false }
      return factor.isBelow(limit)
    }
  }
}

// MARK: - The run

extension BenchmarkReport {
  /// Whether the program was optimized, so that times mean something.
  package var isRelease: Bool { configuration == "release" }

  /// Whether every output was right.
  package var isVerified: Bool {
    results.allSatisfy { $0.difference == nil } && ablations.allSatisfy { $0.difference == nil }
  }

  /// Whether there is a time or an error; an interrupted run may have neither.
  package var hasMeasurements: Bool {
    !results.isEmpty || ablations.contains { $0.first.time != nil || $0.difference != nil }
  }

  /// What the factors are, and when and where they were measured, as a sentence.
  package var circumstances: String {
    let day = date.map { " on \($0)" } ?? ""
    let code = commit.map { " at commit \($0)" } ?? ""
    return "Times are relative to \(Self.baseline) for \((mainListSize ?? 0).grouped) employees,"
      + " drawn by the text renderer, with 95 % intervals. They were measured\(day)\(code) with"
      + " \(toolchain), in a \(configuration) build, on one machine (\(machine.title),"
      + " \(machine.system))."
  }

  /// The counts of an architecture.
  package func footprint(of architecture: String) -> Footprint? {
    footprints.first { $0.architecture == architecture }
  }
}

extension BenchmarkReport.Machine {
  package var title: String { "\(processor), \(processorCount) processors" }
}
