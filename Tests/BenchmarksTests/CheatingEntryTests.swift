import Catalogue
import Employees
import ListRendering
import SeededRandomness
import TestSupport
import Testing

@testable import Benchmarks

/// Entries that cheat, each in its own way, and lists that an honest one shows.
@MainActor
struct CheatingEntryTests {
  @Test func `one wrong row of a long list is found, and its entry gets no figures`() async {
    // An exhaustive run has more than 100,000 rows.
    let count = Repetition.isExhaustive ? 22_000 : 1_100
    let wrong = Entry(name: "wrong row") { employees in
      var employees = employees
      employees[count - 7] = employees[count - 7].with(name: "Somebody else")
      return DirectSubject(employees: employees)
    }
    let entry = await entries(of: [wrong], for: .drawList, count: count)[0]
    let isFound = entry.difference?.contains("Somebody else") == true
    #expect([isFound, entry.isMeasured] == [true, false])
  }

  @Test func `an entry without the last row, or with a remembered output, gets no figures`() async {
    let short = Entry(name: "short") { DirectSubject(employees: $0.dropLast()) }
    let caching = Entry(name: "caching") { CachingSubject(employees: $0) }
    for (cheat, operation) in [
      (short, .cellForRow), (short, .cellForRowRandom), (short, .drawList), (caching, .drawList),
    ] as [(Entry, TimedOperation)] {
      let entries = await entries(of: [.direct, cheat], for: operation)
      let results = entries.map { [$0.difference == nil, $0.isMeasured] }
      #expect(results == [[true, true], [false, false]], "\(cheat.name), \(operation.id)")
    }
  }

  @Test func `an entry that loses the place gets no figures of an update`() async throws {
    let architecture = try #require(Architecture(named: "MVC"))
    let forgetful = Entry(name: "forgetful") { await ForgetfulSubject(architecture, employees: $0) }
    let operation = try #require(TimedOperation.all.first { $0.id == "refresh-one" })
    let entries = await entries(of: [Entry(architecture), forgetful], for: operation)
    #expect(entries.map(\.isMeasured) == [true, false])
    #expect(entries[1].difference == "the first row in view did not keep its line")
  }

  @Test func `an entry whose button acts twice gets no figures of a tap`() async throws {
    let architecture = try #require(Architecture(named: "MVC"))
    let hasty = Architecture("hasty") { service, contacts, portraits in
      let doubled = ReportedContacts { contact in
        guard case .call = contact else { return }
        for _ in 1...2 { contacts.perform(contact) }
      }
      return architecture.makeScreen(service, doubled, portraits)
    }
    let operation = try #require(TimedOperation.all.first { $0.id == "tap" })
    let entries = await entries(of: [Entry(architecture), Entry(hasty)], for: operation)
    #expect(entries.map(\.isMeasured) == [true, false])
    #expect(entries[1].difference == "a tap did not cause one action")
  }

  @Test func `a list is paged through to its end, also if it ends with a full page`() async throws {
    let architecture = try #require(Architecture(named: "MVC"))
    let fullPage = try #require(
      (1...100).first { count in
        let workload = Workload(count: count, seed: 1)
        return (count + TimedOperation.rowCount(of: workload)).isMultiple(
          of: TimedOperation.pageHeight)
      })
    for count in [4, 12, 20, fullPage] {
      let entries = await entries(of: [Entry(architecture)], for: .scroll, count: count)
      #expect(entries.map(\.difference) == [nil], "\(count) employees")
    }
  }

  /// Runs a session of three rounds on a clock that advances at each reading.
  private func entries(
    of entries: [Entry], for operation: TimedOperation, count: Int = 60
  ) async -> [TimeMeasurement.EntryTimes] {
    var clock = 0.0
    let stopwatch = Stopwatch {
      clock += 1
      return clock
    }
    var session = Session(
      entries: entries, operations: [operation], workload: Workload(count: count, seed: 1),
      options: RunOptions(rounds: 3), stopwatch: stopwatch)
    var generator = SeededGenerator(seed: 1)
    await session.run(generator: &generator) { _, _ in }
    return session.parts[0].measurement.entries
  }
}

// MARK: -

/// A list that draws itself once and repeats that output.
@MainActor
private final class CachingSubject: DirectSubject {
  private var drawn: String?

  override func draw(into sink: inout some OutputSink) {
    var output = drawn ?? ""
    if drawn == nil { super.draw(into: &output) }
    drawn = output
    sink.write(Array(output.utf8))
  }
}

/// A screen that shows the beginning of the list after each update.
@MainActor
private final class ForgetfulSubject: ScreenSubject {
  override func finishRefresh(with employees: [Employee]) async {
    await super.finishRefresh(with: employees)
    window.scrollToTop()
  }
}
