/// The figures of one run of the benchmark.
///
/// The benchmark writes this document, and every table and page is made from it. The properties have
/// the names of the keys in the JSON document. Unknown values are left out.
package struct BenchmarkReport: Codable, Sendable {
  /// The version of the document that is written and read.
  package static let currentVersion = 4

  package var version = currentVersion

  /// The day of the run, such as 2026-11-23, in UTC.
  package var date: String?

  /// The commit of the measured code, such as 5996cb4, with “-dirty” after uncommitted changes.
  package var commit: String?
  package var configuration, toolchain: String
  package var machine: Machine

  /// The seed of the employees and of every random order.
  package var seed: UInt64

  /// The maximum number of rounds.
  package var rounds: Int

  /// Whether the run was not stopped by a signal.
  package var isComplete = false

  /// The means in which the baseline differs significantly from its second entry.
  package var noise: [String] = []

  /// The measured operations, in the order of the benchmark.
  package var operations: [Operation] = []
  package var results: [OperationResult] = []
  package var means: [Mean] = []
  package var footprints: [Footprint] = []
  package var ablations: [AblationResult] = []

  package init(
    date: String?, commit: String?, configuration: String, toolchain: String, machine: Machine,
    seed: UInt64, rounds: Int
  ) {
    (self.date, self.commit, self.configuration) = (date, commit, configuration)
    (self.toolchain, self.machine, self.seed, self.rounds) = (toolchain, machine, seed, rounds)
  }
}

// MARK: - Parts

extension BenchmarkReport {
  package struct Machine: Codable, Sendable {
    package var processor: String
    package var processorCount: Int
    package var memory: UInt64
    package var system: String

    /// The average number of runnable programs in the minute before the run.
    package var load: Double?

    package init(
      processor: String, processorCount: Int, memory: UInt64, system: String, load: Double?
    ) {
      (self.processor, self.processorCount, self.memory) = (processor, processorCount, memory)
      (self.system, self.load) = (system, load)
    }
  }

  /// A median with its quartiles, in nanoseconds.
  package struct Spread: Codable, Equatable, Sendable {
    package var median, lower, upper: Double

    package init(median: Double, lower: Double, upper: Double) {
      (self.median, self.lower, self.upper) = (median, lower, upper)
    }
  }

  /// The kind of work, over which factors are averaged.
  package enum Category: String, CaseIterable, Codable, Sendable { case render, update, action }

  /// What was timed.
  package struct Operation: Codable, Equatable, Sendable {
    /// The name in figures, which does not change from release to release.
    package var id: String
    package var category: Category

    /// What is timed, in a sentence.
    package var title: String

    /// The unit of a time, such as a row or an update.
    package var unit: String

    /// The lengths of the lists in a complete run, in employees.
    package var sizes: [Int]

    package init(id: String, category: Category, title: String, unit: String, sizes: [Int]) {
      (self.id, self.category, self.title) = (id, category, title)
      (self.unit, self.sizes) = (unit, sizes)
    }
  }

  /// The figures of one entry for one operation on one list.
  package struct OperationResult: Codable, Sendable {
    /// An architecture, the limit or the control.
    package var entry: String
    package var operation: String
    package var employees, rows, rounds: Int

    /// The first difference from the right output; an entry with one has no times.
    package var difference: String?

    /// The unit of a time, such as a row or an update.
    package var unit: String
    package var time: Spread?

    /// The time divided by the baseline's.
    package var factor: Factor?

    package init(
      entry: String, operation: String, employees: Int, rows: Int, rounds: Int,
      difference: String?, unit: String, time: Spread?, factor: Factor?
    ) {
      (self.entry, self.operation, self.employees) = (entry, operation, employees)
      (self.rows, self.rounds, self.difference) = (rows, rounds, difference)
      (self.unit, self.time, self.factor) = (unit, time, factor)
    }
  }

  /// The mean of one entry over a category of operations on one list.
  package struct Mean: Codable, Sendable {
    package var entry: String
    package var category: Category
    package var employees: Int

    /// The mean; `nil` if the entry lacks an operation of the category.
    package var factor: Factor?

    package init(entry: String, category: Category, employees: Int, factor: Factor?) {
      (self.entry, self.category, self.employees) = (entry, category, employees)
      self.factor = factor
    }
  }

  /// The counts of an architecture that do not depend on the machine.
  package struct Footprint: Codable, Sendable {
    package var architecture: String
    package var employees: Int

    /// The objects allocated for a row on a reused cell.
    package var allocationsPerRow: Double?

    /// The cells created while the whole list scrolls through a window of 40 lines.
    package var cellsCreated: Int

    /// The bytes that the screen keeps for an employee in addition to the employee, after loading.
    package var retainedBytesPerEmployee: Double?

    /// The same after every row was drawn once.
    package var pagedBytesPerEmployee: Double?

    /// A hash of the code of the whole module, which comments do not change; `nil` without the sources.
    package var codeHash: String?

    package init(architecture: String, employees: Int, cellsCreated: Int) {
      (self.architecture, self.employees) = (architecture, employees)
      self.cellsCreated = cellsCreated
    }
  }

  /// The figures of two ways to do the same.
  package struct AblationResult: Codable, Sendable {
    package var id: String

    /// What is timed, in a sentence.
    package var title: String

    /// The module or article that does it the first way.
    package var origin: String

    /// The unit of a time.
    package var unit: String

    /// The first difference between the output of a way and the expected one; with it, there are no
    /// times.
    package var difference: String?
    package var first, second: Way

    /// The time of the first way divided by the time of the second.
    package var factor: Factor?

    /// What one of the ways takes.
    package struct Way: Codable, Sendable {
      /// What the way does, in a few words.
      package var title: String
      package var time: Spread?
      package var allocationsPerUnit, bytesPerEmployee: Double?

      package init(
        title: String, time: Spread?, allocationsPerUnit: Double?, bytesPerEmployee: Double?
      ) {
        (self.title, self.time, self.allocationsPerUnit) = (title, time, allocationsPerUnit)
        self.bytesPerEmployee = bytesPerEmployee
      }
    }

    package init(
      id: String, title: String, origin: String, unit: String, difference: String?, first: Way,
      second: Way, factor: Factor?
    ) {
      (self.id, self.title, self.origin) = (id, title, origin)
      (self.unit, self.difference) = (unit, difference)
      (self.first, self.second, self.factor) = (first, second, factor)
    }
  }
}
