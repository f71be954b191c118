import Employees

/// One mechanism as an article has it, beside ours; as data, like an operation.
///
/// The article's side is written anew with the article's idea, and with nothing that slows it down.
/// Its protocols are `nonisolated`: a cast to one that belongs to an actor asks for the actor, too,
/// which the articles' casts do not.
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
  var unit = "row"

  /// The number of units in one run on a list.
  var unitCount: @MainActor (Workload) -> Int = Operation.rowCount

  /// What both must come to.
  let expected: @MainActor (Workload) -> String

  /// Makes the article's mechanism ready.
  let published: @MainActor (Workload) -> Mechanism

  /// Makes ours ready.
  let ours: @MainActor (Workload) -> Mechanism
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
    await measurement.warmUp(
      trials(on: workload, generator: &generator), batchTime: options.batchTime,
      stopwatch: stopwatch)
    for _ in 0..<options.rounds where !Task.isCancelled {
      await measurement.runRound(
        trials(on: workload, generator: &generator), stopwatch: stopwatch, generator: &generator)
    }
    await check(
      &measurement, on: Workload(count: workload.employees.count, seed: workload.seed &+ 2))
    return measurement
  }

  /// Makes both ready, in a random order: where their objects lie in memory is part of the sample.
  private func trials(
    on workload: Workload, generator: inout SeededGenerator
  ) -> [Trial?] {
    var trials: [Trial?] = [nil, nil]
    for index in [0, 1].shuffled(using: &generator) {
      trials[index] = (index == 0 ? published : ours)(workload).trial
    }
    return trials
  }

  /// Compares what both come to with what they must.
  func check(_ measurement: inout Measurement, on workload: Workload) async {
    let expected = Array(expected(workload).utf8)
    for (index, mechanism) in [published(workload), ours(workload)].enumerated() {
      await measurement.check(mechanism.trial, of: index, against: expected)
    }
  }
}
