/// The times of one operation on one list for every entry, taken in turns.
struct Measurement {
  /// An entry that is ready, and the times it took.
  struct Contestant {
    let name: String
    let trial: Trial

    /// The way in which its output was wrong before timing or after it, `nil` where it was right.
    var difference: String?

    /// The time of each round, in nanoseconds per row.
    var samples: [Double] = []
  }

  private(set) var contestants: [Contestant]
  let rowCount: Int

  private let expected: String

  /// Checks every entry.
  init(
    _ operation: Operation, subjects: [(name: String, subject: any Subject)], oracle: Oracle
  ) {
    let expected = operation.expected(oracle)
    self.expected = expected
    rowCount = oracle.rows.count
    contestants = subjects.map { name, subject in
      let trial = operation.makeTrial(subject)
      return Contestant(
        name: name, trial: trial,
        difference: Gate.difference(between: trial.output(), and: expected))
    }
  }

  /// Times the entries that passed the check, all of them in each round in a random order.
  mutating func run(rounds: Int, batchTime: Double, generator: inout some RandomNumberGenerator) {
    let repetitions = contestants.map { Self.repetitions(of: $0, batchTime: batchTime) }
    for _ in 0..<rounds {
      for index in contestants.indices.shuffled(using: &generator)
      where contestants[index].difference == nil {
        let time = Self.time(repetitions[index], of: contestants[index].trial)
        contestants[index].samples.append(
          time * 1e9 / Double(repetitions[index]) / Double(max(1, rowCount)))
      }
    }
    for index in contestants.indices where contestants[index].difference == nil {
      contestants[index].difference = Gate.difference(
        between: contestants[index].trial.output(), and: expected)
    }
  }

  /// The repetitions that take at least the time of a batch; measuring them is the warm-up.
  private static func repetitions(of contestant: Contestant, batchTime: Double) -> Int {
    guard contestant.difference == nil else { return 0 }
    var repetitions = 1
    while time(repetitions, of: contestant.trial) < batchTime { repetitions *= 2 }
    return repetitions
  }

  /// The time that a number of runs takes, in seconds.
  private static func time(_ repetitions: Int, of trial: Trial) -> Double {
    let duration = ContinuousClock().measure {
      for _ in 0..<repetitions { trial.run() }
    }
    return duration / .seconds(1)
  }
}
