import Figures
import HeapMeasurement
import SeededRandomness

/// Two ways to do the same, as data.
///
/// A way of an article is written anew after the article's idea, with nothing that slows it down.
struct Ablation {
  /// The name in figures, which does not change from release to release.
  let id: String

  /// The module or article that does it the first way.
  let origin: String

  /// What is timed, in a sentence.
  let title: String
  let firstWay: String
  let secondWay: String

  /// The unit of a time.
  var unit = "row"

  /// The number of units in one run on a list.
  var unitCount: @Sendable (Workload) -> Int = TimedOperation.rowCount

  /// The output that both ways must show.
  let expected: @Sendable (Workload) -> String

  /// Prepares a way for a list.
  let first, second: @MainActor (Workload) -> Way

  var ways: [@MainActor (Workload) -> Way] { [first, second] }

  /// All ablations: reasons for factors, then mechanisms of the articles.
  static let all: [Ablation] =
    openRows + updating + [printedIdentifier, compositionCast, printedKey, configurableCast]
}

// MARK: - Measuring

@MainActor
extension Ablation {
  /// Checks both ways, measures them in turns on one list, and checks them on another one.
  func figures(
    on workload: Workload, options: RunOptions, generator: inout SeededGenerator,
    stopwatch: Stopwatch = .continuous
  ) async -> BenchmarkReport.AblationResult {
    let start = stopwatch.now()
    var measurement = TimeMeasurement(
      of: ["first", "second"], unitCount: max(1, unitCount(workload)))
    await measurement.check(operations(on: workload), against: expected(workload))
    await measurement.warmUp(
      operations(on: workload), batchTime: options.batchTime, stopwatch: stopwatch)
    for round in 1...options.rounds where !Task.isCancelled {
      if round > Session.minimumRounds, stopwatch.now() - start > options.timeLimit { break }
      await measurement.runRound(
        operations(on: workload), stopwatch: stopwatch, generator: &generator)
    }
    let other = Workload(count: workload.employees.count, seed: workload.seed &+ 2)
    await measurement.check(operations(on: other), against: expected(other))
    return result(of: measurement, on: workload, seed: options.seed)
  }

  private func operations(on workload: Workload) -> [PreparedOperation?] {
    ways.map { $0(workload).prepared }
  }

  private func result(
    of measurement: TimeMeasurement, on workload: Workload, seed: UInt64
  ) -> BenchmarkReport.AblationResult {
    let times = measurement.entries
    func way(_ index: Int, title: String) -> BenchmarkReport.AblationResult.Way {
      let way = ways[index](workload)
      return BenchmarkReport.AblationResult.Way(
        title: title, time: times[index].time,
        allocationsPerUnit: way.allocations.map {
          Double($0) / Double(max(1, unitCount(workload)))
        },
        bytesPerEmployee: way.retainedBytes.map {
          Double($0) / Double(max(1, workload.employees.count))
        })
    }
    return BenchmarkReport.AblationResult(
      id: id, title: title, origin: origin, unit: unit, difference: measurement.difference,
      first: way(0, title: firstWay), second: way(1, title: secondWay),
      factor: measurement.factor(of: times[0].name, to: times[1].name, seed: seed))
  }
}

// MARK: -

/// One way of an ablation, ready to run on one list.
struct Way {
  /// Does the timed work once.
  ///
  /// The returned number depends on every result, so that the compiler cannot remove any work.
  let run: @MainActor () -> Int

  /// Does the work once and shows every result.
  let show: @MainActor (inout ComparingSink) -> Void

  /// Frees what a run created; not timed.
  var restore: @MainActor () -> Void = {}

  /// Builds what the way keeps in memory, if the ways differ in that.
  var retained: (@MainActor () -> Any)?

  /// The work in the form in which it is checked and timed.
  var prepared: PreparedOperation {
    PreparedOperation(run: { _ = run() }, show: { show(&$0) }, restore: { restore() })
  }
}

@MainActor
extension Way {
  /// The objects that the second run allocates; `nil` if they cannot be counted.
  fileprivate var allocations: Int? {
    _ = run()
    restore()
    defer { restore() }
    // All other threads of the program wait, and only a signal that ends the run could wake one.
    return AllocationCounter.allocations { _ = run() }
  }

  /// The bytes that are kept; `nil` if nothing is kept or the heap cannot be measured.
  fileprivate var retainedBytes: Int? {
    guard let retained, let before = Heap.bytesInUse else { return nil }
    let kept = retained()
    return withExtendedLifetime(kept) { Heap.bytesInUse.map { $0 - before } }
  }
}
