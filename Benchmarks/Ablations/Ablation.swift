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
  static let all =
    openRows + updating + [printedIdentifier, compositionCast, printedKey, configurableCast]
}

// MARK: - Measuring

@MainActor
extension Ablation {
  /// Measures both ways in turns on one list, as two entries of one operation.
  func figures(
    on workload: Workload, options: RunOptions, generator: inout SeededGenerator
  ) async -> Report.AblationResult {
    var session = Session(
      entries: ["first", "second"].map { Entry(name: $0) { _ in DirectSubject(employees: []) } },
      operations: [
        TimedOperation(
          id: id, category: .action, title: title, unit: unit, unitCount: unitCount,
          expected: expected,
          setUp: { entry, _, list in (entry.name == "first" ? first : second)(list).prepared })
      ],
      workload: workload, options: options)
    await session.run(generator: &generator) { _, _ in }
    let measurement = session.parts[0].measurement
    let times = measurement.entries
    let results = zip(ways, times).map { prepare, times in
      let way = prepare(workload)
      return Report.AblationResult.Way(
        time: times.time,
        allocationsPerUnit: way.allocations.map {
          Double($0) / Double(max(1, unitCount(workload)))
        },
        bytesPerEmployee: way.retainedBytes.map {
          Double($0) / Double(max(1, workload.employees.count))
        })
    }
    return Report.AblationResult(
      id: id, unit: unit, difference: measurement.difference,
      first: results[0], second: results[1],
      factor: measurement.factor(of: times[0].name, to: times[1].name, seed: options.seed))
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
