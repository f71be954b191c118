import Figures
import SeededRandomness
import TestSupport
import Testing

@testable import Benchmarks

/// Sessions of simulated operations: their rounds, and the figures in a report.
@MainActor
final class SessionTests {
  private var clock = 0.0

  /// The round, from 1; before the first one 0.
  private var round = -1

  /// What was built, checked, warmed up and run, a line for each round.
  private var log: [String] = []

  // MARK: - Rounds

  @Test func `five rounds are measured however long they take, then none after the time limit`()
    async
  {
    var counts: [Int] = []
    for (rounds, timeLimit) in [(9, 1e-9), (3, 1e-9), (9, 1e9)] {
      let options = RunOptions(sizes: [2], rounds: rounds, timeLimit: timeLimit)
      let session = await session(["a": { _ in 1 }], [operation("draw", .render)], options)
      counts.append(session.parts[0].measurement.entries[0].samples.count)
    }
    #expect(counts == [5, 3, 9])
  }

  @Test func `each round builds the entries and runs the operations in another order`() async {
    let operations = ["x", "y", "z"].map { operation($0, .action) }
    _ = await session(
      ["a": { _ in 1 }, "b": { _ in 1 }, "c": { _ in 1 }], operations,
      RunOptions(sizes: [2], rounds: 9, timeLimit: 1e9))
    let rounds = log[1...9].map { $0.split(separator: " ") }
    let orders = [0, 1].map { part in Set(rounds.map { $0[part] }) }
    #expect(orders.map { $0.count > 2 } == [true, true], "\(rounds)")
    let steps = rounds.map { $0.map { String($0.sorted()) } }
    #expect(Set(steps) == [["abc", "xyz"]])
  }

  // MARK: - Figures

  @Test func `a report has the results of a session, and the means of complete categories`() async {
    let operations = [
      operation("draw", .render, unit: "row", unitCount: 2), operation("tap", .action),
      operation("select", .action, unitCount: 0), operation("search", .action, missing: "lacking"),
    ]
    let session = await session(
      [
        "lacking": { _ in 1 }, "MassiveController": { _ in 4 }, "fast": { _ in 2 },
        "wrong": { _ in 1 },
      ],
      operations, RunOptions(sizes: [2], rounds: 7, timeLimit: 1e9))
    var report = BenchmarkReport.sample()
    report.add(session)
    let results = report.results.map { result in
      let time = result.time.map { String(Int($0.median.rounded())) } ?? "–"
      return "\(result.operation) \(result.entry) \(time) \(result.factor?.text ?? "–") "
        + (result.difference == nil ? "right" : "wrong")
    }
    #expect(
      results == [
        "draw lacking 500000000 0.25 right",
        "draw MassiveController 2000000000 1.00 right",
        "draw fast 1000000000 0.50 right",
        "draw wrong – – wrong",
        "tap lacking 1000000000 0.25 right",
        "tap MassiveController 4000000000 1.00 right",
        "tap fast 2000000000 0.50 right",
        "tap wrong – – wrong",
        "select lacking 1000000000 0.25 right",
        "select MassiveController 4000000000 1.00 right",
        "select fast 2000000000 0.50 right",
        "select wrong – – wrong",
        "search MassiveController 4000000000 1.00 right",
        "search fast 2000000000 0.50 right",
        "search wrong – – wrong",
      ])
    let means = report.means.map { mean in
      "\(mean.category) \(mean.employees) \(mean.entry) \(mean.factor?.text ?? "–")"
    }
    #expect(
      means == [
        "action 2 lacking –", "action 2 MassiveController 1.00", "action 2 fast 0.50",
        "action 2 wrong –",
      ])
  }

  // A median of 21 rounds, of which 6 are faster and 15 slower, differs from 1 at 95 %, and not at
  // 98.3 %, the level of each interval if there are three.
  @Test func `a run is noisy if the control differs in a category, at a level for all of them`()
    async
  {
    let costs: [String: (Int) -> Double] = [
      "same": { _ in 1 }, "faster": { _ in 0.5 }, "varying": { $0 <= 6 ? 0.9 : 1.1 },
    ]
    let draw = operation("draw", .render)
    let all = [draw, operation("load", .update), operation("tap", .action)]
    var noise: [[String]] = []
    for (cost, operations) in [
      ("same", [draw]), ("faster", [draw]), ("varying", [draw]), ("varying", all),
    ] {
      let session = await session(
        ["MassiveController": { _ in 1 }, "control": costs[cost] ?? { _ in 1 }], operations,
        RunOptions(sizes: [2], rounds: 21, timeLimit: 1e9))
      noise.append(BenchmarkReport.noise(of: [session], seed: 1))
    }
    let excluded = ["render at 2 employees"]
    #expect(noise == [[], excluded, excluded, []])
  }

  // MARK: - Simulation

  /// Runs a session of entries whose runs take some seconds in each round.
  private func session(
    _ costs: KeyValuePairs<String, (Int) -> Double>, _ operations: [TimedOperation],
    _ options: RunOptions
  ) async -> Session {
    round = -1
    log = []
    self.costs = Dictionary(uniqueKeysWithValues: costs.map { ($0.key, $0.value) })
    let entries = costs.map { name, _ in
      Entry(name: name) { employees in
        self.build(name, of: costs.count)
        return DirectSubject(employees: employees)
      }
    }
    var session = Session(
      entries: entries, operations: operations, workload: Workload(count: 2, seed: 1),
      options: options, stopwatch: Stopwatch { self.clock })
    var generator = SeededGenerator(seed: 1)
    await session.run(generator: &generator) { title, _ in
      if title.count == 1 { self.log[self.log.count - 1] += title }
    }
    return session
  }

  private var costs: [String: (Int) -> Double] = [:]
  private var builtCount = 0

  private func build(_ name: String, of count: Int) {
    if builtCount.isMultiple(of: count) {
      round += 1
      log.append("")
    }
    builtCount += 1
    log[log.count - 1] += name + (builtCount.isMultiple(of: count) ? " " : "")
  }

  /// An operation that takes the time of its entry and shows the right line, unless it is wrong.
  private func operation(
    _ id: String, _ category: BenchmarkReport.Category, unit: String = "tap", unitCount: Int = 1,
    missing: String? = nil
  ) -> TimedOperation {
    TimedOperation(
      id: id, category: category, title: id, unit: unit, unitCount: { _ in unitCount },
      expected: { _ in "right\n" },
      setUp: { entry, _, _ in
        if entry.name == missing { return nil }
        return PreparedOperation(
          run: { self.clock += self.costs[entry.name]?(self.round) ?? 0 },
          show: { $0.write(line: entry.name == "wrong" ? "wrong" : "right") })
      })
  }
}
