import Employees

/// One mechanism as an article has it, beside ours; as data, like an operation.
struct Ablation {
  /// The name in figures, which does not change from release to release.
  let id: String

  /// The article, in a few words.
  let article: String

  /// What is done, in a sentence.
  let title: String

  /// How the article does it.
  let publishedWay: String

  /// How it is done here.
  let ourWay: String

  /// What a time is of.
  let unit: String

  /// The number of units in one run on a list.
  let unitCount: @MainActor (Workload) -> Int

  /// What both must come to.
  let expected: @MainActor (Workload) -> String

  /// Makes the article's mechanism ready.
  let published: @MainActor (Workload) -> Trial

  /// Makes ours ready.
  let ours: @MainActor (Workload) -> Trial
}

// MARK: -

extension Ablation {
  /// Measures both in turns, on one list.
  func measure(
    on workload: Workload, options: Options, stopwatch: Stopwatch = .continuous,
    generator: inout SeededGenerator
  ) async -> Measurement {
    var measurement = Measurement(
      of: ["published", "ours"], unitCount: max(1, unitCount(workload)))
    await check(&measurement, on: workload)
    for round in 0...options.rounds where !Task.isCancelled {
      await measurement.runRound(
        [published(workload), ours(workload)], batchTime: options.batchTime, stopwatch: stopwatch,
        generator: &generator)
      if round == 0 { measurement.keepRounds(0) }
    }
    await check(
      &measurement, on: Workload(count: workload.employees.count, seed: workload.seed &+ 2))
    return measurement
  }

  private func check(_ measurement: inout Measurement, on workload: Workload) async {
    let expected = Array(expected(workload).utf8)
    for (index, trial) in [published(workload), ours(workload)].enumerated() {
      await measurement.check(trial, of: index, against: expected)
    }
  }
}
