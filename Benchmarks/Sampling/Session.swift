import Employees

/// The measuring of all operations on one list, round by round.
///
/// Each round builds every entry anew, in a random order, so that where its objects happen to lie in
/// memory is part of what is sampled.
struct Session {
  /// An operation, and what each entry took for it.
  struct Part {
    let operation: Operation
    var measurement: Measurement
  }

  let entries: [Entry]
  let workload: Workload
  let options: Options
  let stopwatch: Stopwatch

  private(set) var parts: [Part]

  /// The rounds that were measured.
  private(set) var roundCount = 0

  /// Tells whether it was not cut short.
  private(set) var isComplete = false

  /// Plans a session; nothing is measured yet.
  init(
    entries: [Entry], operations: [Operation], workload: Workload, options: Options,
    stopwatch: Stopwatch = .continuous
  ) {
    self.entries = entries
    self.workload = workload
    self.options = options
    self.stopwatch = stopwatch
    parts = operations.map { operation in
      Part(
        operation: operation,
        measurement: Measurement(
          of: entries.map(\.name), unitCount: max(1, operation.unitCount(workload))))
    }
  }

  /// The fewest rounds, however long they take.
  static let minimumRounds = 5

  /// Checks, measures, and checks again, until it is done or its task is cancelled.
  ///
  /// In the second check the same entries are given another list, so that nothing that was remembered
  /// can pass.
  ///
  /// - Parameter progress: Told the title of what is done next, and the share that is done, 0 to 1.
  mutating func run(
    generator: inout SeededGenerator, progress: (_ title: String, _ share: Double) -> Void
  ) async {
    let start = stopwatch.now()
    var subjects = await makeSubjects()
    await check(subjects, on: workload) { progress("checking \($0)", 0) }
    await warmUp(subjects) { progress("warming up \($0)", 0) }
    subjects = []  // Or they would stand between the objects of those that are measured.
    for round in 1...options.rounds where !Task.isCancelled {
      let elapsed = stopwatch.now() - start
      if round > Self.minimumRounds, elapsed > options.timeLimit { break }
      let share = max(Double(round - 1) / Double(options.rounds), elapsed / options.timeLimit)
      await runRound(generator: &generator) { progress($0, min(1, share)) }
      if !Task.isCancelled { roundCount = round }
    }
    // What a cancelled round has measured would weigh some operations more than others.
    keepRounds(roundCount)
    subjects = await makeSubjects()
    let other = Workload(count: workload.employees.count, seed: workload.seed &+ 2)
    for subject in subjects {
      var sink = DiscardingSink()
      subject.draw(into: &sink)
      await subject.show(other.employees)
    }
    await check(subjects, on: other) { progress("checking \($0)", 1) }
    isComplete = !Task.isCancelled
  }

  private mutating func keepRounds(_ count: Int) {
    for index in parts.indices { parts[index].measurement.keepRounds(count) }
  }
}

// MARK: -

extension Session {
  /// Checks every entry; what must be shown is written down once for all of them.
  private mutating func check(
    _ subjects: [any Subject], on workload: Workload, progress: (String) -> Void
  ) async {
    for index in parts.indices where !Task.isCancelled {
      let operation = parts[index].operation
      progress(operation.title)
      let expected = Array(operation.expected(workload).utf8)
      for (entryIndex, entry) in entries.enumerated() {
        await parts[index].measurement.check(
          operation.setUp(entry, subjects[entryIndex], workload), of: entryIndex,
          against: expected)
      }
    }
  }

  private mutating func warmUp(
    _ subjects: [any Subject], progress: (String) -> Void
  ) async {
    for index in parts.indices where !Task.isCancelled {
      progress(parts[index].operation.title)
      await parts[index].measurement.warmUp(
        trials(of: parts[index].operation, with: subjects), batchTime: options.batchTime,
        stopwatch: stopwatch)
    }
  }

  private mutating func runRound(
    generator: inout SeededGenerator, progress: (String) -> Void
  ) async {
    let subjects = await makeSubjects(in: entries.indices.shuffled(using: &generator))
    for index in parts.indices.shuffled(using: &generator) where !Task.isCancelled {
      progress(parts[index].operation.title)
      await parts[index].measurement.runRound(
        trials(of: parts[index].operation, with: subjects), stopwatch: stopwatch,
        generator: &generator)
    }
  }

  private func trials(of operation: Operation, with subjects: [any Subject]) -> [Trial?] {
    zip(entries, subjects).map { operation.setUp($0, $1, workload) }
  }

  /// Builds every entry, by default in the order of the report.
  private func makeSubjects(in order: [Int]? = nil) async -> [any Subject] {
    var subjects: [Int: any Subject] = [:]
    for index in order ?? Array(entries.indices) {
      subjects[index] = await entries[index].makeSubject(workload.employees)
    }
    return entries.indices.compactMap { subjects[$0] }
  }
}
