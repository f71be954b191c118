/// The figures of one run.
///
/// The properties have the names of the keys in the JSON document. Unknown values are left out.
struct Report: Codable {
  /// The version of the document that is written and read.
  static let currentVersion = 2

  var version = currentVersion

  /// The day of the run, such as 2026-11-23, in UTC.
  var date: String?
  var configuration, toolchain: String
  var machine: Machine

  /// The seed of the employees and of every random order.
  var seed: UInt64

  /// The maximum number of rounds.
  var rounds: Int

  /// Whether the run was not stopped by a signal.
  var isComplete: Bool
  var control: Control
  var results: [Result]
  var summary: [Summary]
  var footprints: [Footprint]
  var asPublished: [Ablation]
}

// MARK: - Parts

extension Report {
  struct Machine: Codable {
    var processor: String
    var processorCount: Int
    var memory: UInt64
    var system: String

    /// The average number of runnable programs in the minute before the run.
    var load: Double?

    var title: String { "\(processor), \(processorCount) processors" }
  }

  /// The comparison of the baseline with its second entry.
  struct Control: Codable {
    var isNoisy: Bool

    /// The categories and lists in which the two entries differ significantly.
    var excluded: [String]
  }

  /// A median with its quartiles, in nanoseconds.
  struct Spread: Codable, Equatable {
    var median, lower, upper: Double
  }

  /// A time divided by the baseline's, with its 95 % interval.
  struct Factor: Codable, Equatable {
    var estimate, lower, upper: Double
  }

  /// The figures of one entry for one operation on one list.
  struct Result: Codable {
    var architecture, operation: String
    var employees, rows, rounds: Int

    /// Whether every byte of the output is right; a wrong entry has no times.
    var verified: Bool
    var difference: String?

    /// The unit of a time, such as a row or an update.
    var unit: String
    var nanoseconds: Spread?

    /// The same time, only if the unit is a row.
    var nanosecondsPerRow: Spread?
    var factor: Factor?
  }

  /// The mean of one entry over a category of operations on one list.
  struct Summary: Codable {
    var architecture: String
    var category: Operation.Category
    var employees: Int

    /// Whether the entry has every operation of the category; otherwise it has no mean.
    var isComplete: Bool
    var factor: Factor?

    /// The group of entries that cannot be told apart, from 1, the fastest.
    var tier: Int?
  }

  /// The counts of an architecture that do not depend on the machine.
  struct Footprint: Codable {
    var architecture: String
    var employees: Int

    /// The objects allocated for a row on a reused cell.
    var allocationsPerRow: Double?

    /// The cells created while the whole list scrolls through a window of 40 lines.
    var cellsCreated: Int

    /// The bytes that the screen keeps for an employee in addition to the employee, after loading.
    var retainedBytesPerEmployee: Double?

    /// The same after every row was drawn once.
    var pagedBytesPerEmployee: Double?

    /// The lines of the module that are neither blank nor comments; `nil` without the sources.
    var codeLines, files, types, protocols: Int?

    /// A hash of the code of the module, which comments do not change.
    var codeHash: String?
  }

  /// Two ways to do the same, as a rule that of an article and ours.
  struct Ablation: Codable {
    var id, article, title, publishedWay, ourWay, unit: String

    /// Whether both mechanisms produce the same result.
    var verified: Bool
    var published, ours: Spread?

    /// The time of the published mechanism divided by the time of ours.
    var factor: Factor?
    var publishedAllocationsPerUnit, oursAllocationsPerUnit: Double?
    var publishedBytesPerEmployee, oursBytesPerEmployee: Double?
  }
}

// MARK: - Reading

extension Report {
  /// Whether the program was optimized, so that times mean something.
  var isRelease: Bool { configuration == "release" }

  /// Whether every output was right.
  var isVerified: Bool {
    results.allSatisfy(\.verified) && asPublished.allSatisfy(\.verified)
  }

  /// Whether there is a time or an error; an interrupted run may have neither.
  var hasMeasurements: Bool {
    !results.isEmpty || asPublished.contains { $0.published != nil || !$0.verified }
  }

  /// The entries, in the order of the results.
  var entryNames: [String] { Self.distinct(results.map(\.architecture)) }

  /// The ids of the operations, in the order of the results.
  var operationIDs: [String] { Self.distinct(results.map(\.operation)) }

  /// The mark of a factor that the control calls in question, or nothing.
  ///
  /// The baseline's own factor is always 1.
  func uncertainty(of result: Result) -> String {
    let control = results.first { other in
      other.architecture == Entry.controlName && other.operation == result.operation
        && other.employees == result.employees
    }
    guard result.architecture != Entry.baselineName, result.factor != nil,
      let noise = control?.factor, !(noise.lower...noise.upper).contains(1)
    else { return "" }
    return Self.uncertaintyMark
  }

  /// The sign before the factors of an operation in which the control differs from 1.
  static let uncertaintyMark = "≈"

  /// The list whose factors are shown: 10,000 employees, or else the list with the most results.
  var mainListSize: Int? {
    let counts = Dictionary(grouping: results, by: \.employees).mapValues(\.count)
    if counts[10_000] != nil { return 10_000 }
    return counts.max { ($0.value, $0.key) < ($1.value, $1.key) }?.key
  }

  /// The names, each once.
  static func distinct(_ names: [String]) -> [String] {
    var seen: Set<String> = []
    return names.filter { seen.insert($0).inserted }
  }
}
