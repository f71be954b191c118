import Figures
import SeededRandomness

/// The measurement of all operations on one list, round by round.
///
/// Each round builds every entry again in a random order, because the places of its objects in
/// memory are part of the sample.
struct Session {
  /// An operation with the times of every entry.
  struct OperationTimes {
    let operation: TimedOperation
    var measurement: TimeMeasurement
  }

  let entries: [Entry]
  let workload: Workload
  private let options: RunOptions
  private let stopwatch: Stopwatch
  private(set) var parts: [OperationTimes]

  /// The order in which entries are built and operations are prepared.
  private var order: [Int]

  init(
    entries: [Entry], operations: [TimedOperation], workload: Workload, options: RunOptions,
    stopwatch: Stopwatch = .continuous
  ) {
    self.entries = entries
    self.workload = workload
    self.options = options
    self.stopwatch = stopwatch
    order = Array(entries.indices)
    parts = operations.map { operation in
      OperationTimes(
        operation: operation,
        measurement: TimeMeasurement(
          of: entries.map(\.name), unitCount: max(1, operation.unitCount(workload))))
    }
  }

  func measurements(of category: BenchmarkReport.Category) -> [TimeMeasurement] {
    parts.filter { $0.operation.category == category }.map(\.measurement)
  }

  /// Whether the session has each operation of a category that a complete run has.
  func hasAll(of category: BenchmarkReport.Category) -> Bool {
    let all = options.allOperations(forListOf: workload.employees.count)
    return measurements(of: category).count == all.count { $0.category == category }
  }

  /// The fewest rounds, however long they take.
  static let minimumRounds = 5
}

// MARK: - Measuring

@MainActor
extension Session {
  /// Checks, measures and checks again, until it is done or its task is cancelled.
  ///
  /// The second check shows another list with the same entries, so that a remembered output fails.
  ///
  /// - Parameter progress: Receives the title of the next step and the finished share, 0 to 1.
  mutating func run(
    generator: inout SeededGenerator, progress: (_ title: String, _ share: Double) -> Void
  ) async {
    let start = stopwatch.now()
    var subjects = await makeSubjects()
    await check(subjects, on: workload) { progress("checking \($0)", 0) }
    for index in parts.indices where !Task.isCancelled {
      progress("warming up \(parts[index].operation.title)", 0)
      await parts[index].measurement.warmUp(
        operations(of: index, with: subjects, on: workload), batchTime: options.batchTime,
        stopwatch: stopwatch)
    }
    subjects = []  // Frees memory, so that the measured entries lie close together.
    var roundCount = 0
    for round in 1...options.rounds where !Task.isCancelled {
      let elapsed = stopwatch.now() - start
      if round > Self.minimumRounds, elapsed > options.timeLimit { break }
      let share = max(Double(round - 1) / Double(options.rounds), elapsed / options.timeLimit)
      await runRound(generator: &generator) { progress($0, min(1, share)) }
      if !Task.isCancelled { roundCount = round }
    }
    // The times of a cancelled round would give some operations more weight.
    for index in parts.indices { parts[index].measurement.keepRounds(roundCount) }
    subjects = await makeSubjects()
    let other = Workload(count: workload.employees.count, seed: workload.seed &+ 2)
    for subject in subjects {
      subject.draw()
      await subject.show(other.employees)
    }
    await check(subjects, on: other) { progress("checking \($0)", 1) }
  }

  private mutating func check(
    _ subjects: [any Subject], on workload: Workload, progress: (String) -> Void
  ) async {
    for index in parts.indices where !Task.isCancelled {
      progress(parts[index].operation.title)
      await parts[index].measurement.check(
        operations(of: index, with: subjects, on: workload),
        against: parts[index].operation.expected(workload))
    }
  }

  private mutating func runRound(
    generator: inout SeededGenerator, progress: (String) -> Void
  ) async {
    order.shuffle(using: &generator)
    let subjects = await makeSubjects()
    for index in parts.indices.shuffled(using: &generator) where !Task.isCancelled {
      progress(parts[index].operation.title)
      await parts[index].measurement.runRound(
        operations(of: index, with: subjects, on: workload), stopwatch: stopwatch,
        generator: &generator)
    }
  }

  private func operations(
    of index: Int, with subjects: [any Subject], on workload: Workload
  ) -> [PreparedOperation?] {
    var operations = entries.map { _ in PreparedOperation?.none }
    for entry in order {
      operations[entry] = parts[index].operation.setUp(entries[entry], subjects[entry], workload)
    }
    return operations
  }

  private func makeSubjects() async -> [any Subject] {
    var subjects: [Int: any Subject] = [:]
    for index in order { subjects[index] = await entries[index].makeSubject(workload.employees) }
    return entries.indices.compactMap { subjects[$0] }
  }
}
