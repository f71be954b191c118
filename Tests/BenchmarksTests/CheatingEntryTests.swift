import Employees
import ListRendering
import Testing

@testable import Benchmarks

/// Entries that cheat, each in its own way.
struct CheatingEntryTests {
  @Test func `one wrong row in 100,000 is found`() async throws {
    let count = 22_000
    let wrong = Entry(name: "wrong row") { employees in
      var employees = employees
      employees[count - 7] = employees[count - 7].with(name: "Somebody else")
      return DirectSubject(employees: employees)
    }
    let measurement = await measurement(of: [wrong], for: .drawList, count: count)
    #expect(Operation.rowCount(of: Workload(count: count, seed: 1)) > 100_000)
    let difference = try #require(measurement.contestants[0].difference)
    #expect(difference.contains("Somebody else"))
    #expect(!measurement.contestants[0].isMeasured)
  }

  @Test(arguments: ["cell-for-row", "cell-for-row-random", "draw-list"])
  func `an entry without the last row gets no figures`(id: String) async throws {
    let short = Entry(name: "short") { DirectSubject(employees: $0.dropLast()) }
    let operation = try #require(Operation.all.first { $0.id == id })
    let measurement = await measurement(of: [.direct, short], for: operation)
    #expect(measurement.contestants.map { $0.difference == nil } == [true, false])
    #expect(measurement.contestants.map(\.isMeasured) == [true, false])
  }

  @Test func `a remembered output fails on the second list`() async throws {
    let caching = Entry(name: "caching") { CachingSubject(employees: $0) }
    let measurement = await measurement(of: [.direct, caching], for: .drawList)
    #expect(measurement.contestants.map { $0.difference == nil } == [true, false])
  }

  /// Runs a session of three rounds on a clock that advances at each reading.
  private func measurement(
    of entries: [Entry], for operation: Benchmarks.Operation, count: Int = 60
  ) async -> Measurement {
    var options = Options()
    options.rounds = 3
    var clock = 0.0
    let stopwatch = Stopwatch {
      clock += 1
      return clock
    }
    var session = Session(
      entries: entries, operations: [operation], workload: Workload(count: count, seed: 1),
      options: options, stopwatch: stopwatch)
    var generator = SeededGenerator(seed: 1)
    await session.run(generator: &generator) { _, _ in }
    return session.parts[0].measurement
  }
}

// MARK: -

/// A list that draws itself once and repeats that output.
private final class CachingSubject: DirectSubject {
  private var drawn: String?

  override func draw(into sink: inout some OutputSink) {
    var output = drawn ?? ""
    if drawn == nil { super.draw(into: &output) }
    drawn = output
    sink.write(Array(output.utf8))
  }
}
