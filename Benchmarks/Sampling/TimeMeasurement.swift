import Figures
import Foundation

/// The times of some entries for the same work, taken in turns.
struct TimeMeasurement {
  /// A measured entry, or a way of an ablation, with its times.
  struct EntryTimes {
    let name: String

    /// The number of runs that fill a batch.
    var repetitions = 1

    /// The time of each round, in nanoseconds per unit.
    var samples: [Double] = []

    /// The first difference of its output from the expected output.
    var difference: String?

    /// Whether there are times that may be shown.
    var isMeasured: Bool { difference == nil && !samples.isEmpty }

    /// The median time with its quartiles.
    var time: BenchmarkReport.Spread? { isMeasured ? Statistics.spread(of: samples) : nil }
  }

  /// The number of units in a run, 1 or more.
  let unitCount: Int

  private(set) var entries: [EntryTimes]

  /// The first difference of the output of any entry.
  var difference: String? { entries.lazy.compactMap(\.difference).first }

  /// Plans a measurement without times.
  init(of names: [String], unitCount: Int) {
    self.unitCount = unitCount
    entries = names.map { EntryTimes(name: $0) }
  }

  /// Removes the times after the first rounds.
  mutating func keepRounds(_ count: Int) {
    for index in entries.indices {
      entries[index].samples = Array(entries[index].samples.prefix(count))
    }
  }
}

// MARK: - Measuring

@MainActor
extension TimeMeasurement {
  /// Compares the output of every entry with the expected output.
  ///
  /// - Parameter operations: The prepared operations; `nil` for an entry that does not support it.
  mutating func check(_ operations: [PreparedOperation?], against expected: String) async {
    let expected = Array(expected.utf8)
    for (index, operation) in operations.enumerated() {
      guard let operation else { continue }
      var sink = ComparingSink(expected: expected)
      await operation.prepare()
      await operation.show(&sink)
      await operation.restore()
      entries[index].difference = entries[index].difference ?? sink.difference
    }
  }

  /// Warms up, and finds the number of runs that fill a batch.
  mutating func warmUp(_ operations: [PreparedOperation?], batchTime: Double, stopwatch: Stopwatch)
    async
  {
    for index in entries.indices {
      guard entries[index].difference == nil, let operation = operations[index] else { continue }
      var repetitions = 1
      while await Self.time(repetitions, of: operation, stopwatch: stopwatch) < batchTime {
        repetitions *= 2
      }
      entries[index].repetitions = repetitions
    }
  }

  /// Times each entry once, in a random order.
  ///
  /// The first run is not timed, because the caches are full of the previous entry's data.
  mutating func runRound(
    _ operations: [PreparedOperation?], stopwatch: Stopwatch,
    generator: inout some RandomNumberGenerator
  ) async {
    for index in entries.indices.shuffled(using: &generator) {
      guard entries[index].difference == nil, let operation = operations[index] else { continue }
      let repetitions = entries[index].repetitions
      _ = await Self.time(1, of: operation, stopwatch: stopwatch)
      let time = await Self.time(repetitions, of: operation, stopwatch: stopwatch)
      entries[index].samples.append(time * 1e9 / Double(repetitions) / Double(unitCount))
    }
  }

  /// The time of a number of runs, in seconds.
  private static func time(
    _ repetitions: Int, of operation: PreparedOperation, stopwatch: Stopwatch
  ) async -> Double {
    var time = 0.0
    for _ in 0..<repetitions {
      await operation.prepare()
      let start = stopwatch.now()
      await operation.run()
      time += stopwatch.now() - start
      await operation.restore()
    }
    return time
  }
}

// MARK: - Factors

extension TimeMeasurement {
  /// The logarithm of entry ÷ baseline for each round; `nil` if either has no times.
  func logarithms(of name: String, to baselineName: String = BenchmarkReport.baseline) -> [Double]?
  {
    guard let entry = entries.first(where: { $0.name == name }), entry.isMeasured,
      let baseline = entries.first(where: { $0.name == baselineName }), baseline.isMeasured
    else { return nil }
    return zip(entry.samples, baseline.samples).map { log($0 / $1) }
  }

  /// The time of an entry divided by the baseline's; `nil` if either has no times.
  func factor(
    of name: String, to baselineName: String = BenchmarkReport.baseline, seed: UInt64
  ) -> Factor? {
    logarithms(of: name, to: baselineName).map { Statistics.factor([$0], seed: seed) }
  }
}

// MARK: -

/// A clock, which a test can replace.
struct Stopwatch {
  /// The time since some fixed moment, in seconds.
  let now: () -> Double

  /// The clock of the machine.
  static var continuous: Stopwatch {
    let start = ContinuousClock.now
    return Stopwatch { (ContinuousClock.now - start) / .seconds(1) }
  }
}
