import Employees
import Figures
import HeapMeasurement

/// A mechanism of an article beside ours, as data.
///
/// The article's side is written anew after the article's idea, with nothing that slows it down.
struct Ablation {
  /// The name in figures, which does not change from release to release.
  let id: String
  let article: String

  /// What is timed, in a sentence.
  let title: String
  let publishedWay: String
  let ourWay: String

  /// The unit of a time.
  var unit = "row"

  /// The number of units in one run on a list.
  var unitCount: @Sendable (Workload) -> Int = Operation.rowCount

  /// The output that both sides must show.
  let expected: @Sendable (Workload) -> String

  /// Prepares a side for a list.
  let published, ours: @MainActor (Workload) -> Mechanism

  /// The article's side, then ours.
  var sides: [@MainActor (Workload) -> Mechanism] { [published, ours] }

  /// All ablations, in the order of the articles.
  static let all =
    [
      printedIdentifier, compositionCast, printedKey, typeList, configurableCast,
      specializedCast, modelCast,
    ] + rowModels + idioms + updating
}

// MARK: - Measuring

@MainActor
extension Ablation {
  /// Measures both sides in turns on one list, as two entries of one operation.
  func figures(
    on workload: Workload, options: Options, generator: inout SeededGenerator
  ) async -> Report.AblationResult {
    var session = Session(
      entries: ["published", "ours"].map { Entry(name: $0) { _ in DirectSubject(employees: []) } },
      operations: [
        Operation(
          id: id, category: .action, title: title, unit: unit, unitCount: unitCount,
          expected: expected,
          setUp: { entry, _, list in (entry.name == "ours" ? ours : published)(list).trial })
      ],
      workload: workload, options: options)
    await session.run(generator: &generator) { _, _ in }
    let measurement = session.parts[0].measurement
    let (first, second) = (measurement.contestants[0], measurement.contestants[1])
    let ways = zip(sides, [first, second]).map { side, contestant in
      let mechanism = side(workload)
      return Report.AblationResult.Way(
        time: contestant.time,
        allocationsPerUnit: mechanism.allocations.map {
          Double($0) / Double(max(1, unitCount(workload)))
        },
        bytesPerEmployee: mechanism.retainedBytes.map {
          Double($0) / Double(max(1, workload.employees.count))
        })
    }
    return Report.AblationResult(
      id: id, unit: unit, difference: first.difference ?? second.difference, first: ways[0],
      second: ways[1],
      factor: measurement.factor(of: first.name, to: second.name, seed: options.seed))
  }
}

// MARK: -

/// One side of an ablation, ready to run on one list.
struct Mechanism {
  /// Does the timed work once.
  ///
  /// The returned number depends on every result, so that the compiler cannot remove any work.
  let run: @MainActor () -> Int

  /// Does the work once and shows every result.
  let show: @MainActor (inout Gate) -> Void

  /// Frees what a run created; not timed.
  var restore: @MainActor () -> Void = {}

  /// Builds what the mechanism keeps in memory, if the sides differ in that.
  var retained: (@MainActor () -> Any)?

  /// The work in the form in which it is checked and timed.
  var trial: Trial {
    Trial(run: { _ = run() }, show: { show(&$0) }, restore: { restore() })
  }
}

@MainActor
extension Mechanism {
  /// The objects that the second run allocates; `nil` if they cannot be counted.
  fileprivate var allocations: Int? {
    _ = run()
    restore()
    defer { restore() }
    return AllocationCounter.allocations { _ = run() }
  }

  /// The bytes that are kept; `nil` if nothing is kept or the heap cannot be measured.
  fileprivate var retainedBytes: Int? {
    guard let retained, let before = Heap.bytesInUse else { return nil }
    let kept = retained()
    return withExtendedLifetime(kept) { Heap.bytesInUse.map { $0 - before } }
  }
}
