/// The times that some contestants take for the same work, taken in turns.
struct Measurement {
  /// Something that is measured, and what was found out about it.
  struct Contestant {
    let name: String

    /// The runs that take at least the time of a batch together.
    var repetitions = 1

    /// The time of each round, in nanoseconds per unit.
    var samples: [Double] = []

    /// The way in which its output was wrong, `nil` where it was right.
    var difference: String?

    /// Whether it has nothing like this operation.
    var isAbsent = false

    /// Whether it is timed at all.
    var isTimed: Bool { difference == nil && !isAbsent }

    /// Whether there are times that may be shown.
    var isMeasured: Bool { isTimed && !samples.isEmpty }
  }

  /// The number of units in a run.
  let unitCount: Int

  private(set) var contestants: [Contestant]

  /// Plans to measure.
  ///
  /// - Parameters:
  ///   - names: The names of the contestants.
  ///   - unitCount: The number of units in a run, 1 or more.
  init(of names: [String], unitCount: Int) {
    self.unitCount = unitCount
    contestants = names.map { Contestant(name: $0) }
  }

  /// Compares all that a contestant shows with what must be shown.
  ///
  /// - Parameters:
  ///   - trial: The operation, made ready; `nil` where the contestant has nothing like it.
  ///   - index: The number of the contestant.
  ///   - expected: What must be shown, in UTF-8.
  mutating func check(_ trial: Trial?, of index: Int, against expected: [UInt8]) async {
    guard let trial else {
      contestants[index].isAbsent = true
      return
    }
    var gate = Gate(expected: expected)
    await trial.prepare()
    await trial.show(&gate)
    await trial.restore()
    contestants[index].difference = contestants[index].difference ?? gate.difference
  }

  /// Keeps the times of the first rounds only.
  mutating func keepRounds(_ count: Int) {
    for index in contestants.indices {
      contestants[index].samples = Array(contestants[index].samples.prefix(count))
    }
  }

  /// Finds out how often each contestant has to run to fill a batch; this is the warm-up.
  mutating func warmUp(_ trials: [Trial?], batchTime: Double, stopwatch: Stopwatch) async {
    for index in contestants.indices where contestants[index].isTimed {
      guard let trial = trials[index] else { continue }
      contestants[index].repetitions = 1
      while await Self.time(contestants[index].repetitions, of: trial, stopwatch: stopwatch)
        < batchTime
      {
        contestants[index].repetitions *= 2
      }
    }
  }

  /// Times each contestant once, in a random order.
  ///
  /// The first run is not timed: it would find the caches full of what the one before it left there.
  mutating func runRound(
    _ trials: [Trial?], stopwatch: Stopwatch, generator: inout some RandomNumberGenerator
  ) async {
    for index in contestants.indices.shuffled(using: &generator) where contestants[index].isTimed {
      guard let trial = trials[index] else { continue }
      let repetitions = contestants[index].repetitions
      await trial.prepare()
      await trial.run()
      await trial.restore()
      let time = await Self.time(repetitions, of: trial, stopwatch: stopwatch)
      contestants[index].samples.append(
        time * 1e9 / Double(repetitions) / Double(unitCount))
    }
  }

  /// The time that a number of runs takes, in seconds.
  private static func time(_ repetitions: Int, of trial: Trial, stopwatch: Stopwatch) async
    -> Double
  {
    var time = 0.0
    for _ in 0..<repetitions {
      await trial.prepare()
      let start = stopwatch.now()
      await trial.run()
      time += stopwatch.now() - start
      await trial.restore()
    }
    return time
  }
}
