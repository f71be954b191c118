import TestSupport
import Testing

@testable import Benchmarks

struct ComparisonTests {
  @Test(arguments: [
    ((1.0, 0.9, 1.1), (1.3, 1.2, 1.4), Comparison.Change.Verdict.slower),
    ((1.3, 1.2, 1.4), (1.0, 0.9, 1.1), .faster),
    ((1.0, 0.9, 1.1), (1.2, 1.1, 1.3), .same),
    ((1.0, 0.5, 2.0), (1.2, 1.1, 1.3), .same),
  ])
  func `an entry is slower or faster only if the intervals do not overlap`(
    before: (Double, Double, Double), after: (Double, Double, Double),
    verdict: Comparison.Change.Verdict
  ) throws {
    let comparison = Comparison(
      of: .sample([.sample("MVC", factor: before)]), with: .sample([.sample("MVC", factor: after)]))
    #expect(comparison.changes.map(\.verdict) == [verdict])
    #expect(comparison.isRegression == (verdict == .slower))
  }

  @Test(arguments: [
    (0.0, 0.0, 200.0, 200.0, false), (0, 1, 200, 200, true), (1, 0, 200, 200, false),
    (0, 0, 200, 201, false), (0, 0, 200, 210, true),
  ])
  func `more allocations, or 1 % more bytes, are a regression`(
    allocations: Double, newAllocations: Double, bytes: Double, newBytes: Double,
    isRegression: Bool
  ) {
    let comparison = Comparison(
      of: .sample(footprints: [.sample("MVC", allocations: allocations, bytes: bytes)]),
      with: .sample(footprints: [.sample("MVC", allocations: newAllocations, bytes: newBytes)]))
    #expect(comparison.isRegression == isRegression)
  }

  @Test func `a result that becomes wrong is a regression`() {
    let comparison = Comparison(
      of: .sample([.sample("MVC", factor: (1, 1, 1))]),
      with: .sample([.sample("MVC", difference: "line 1 is wrong")]))
    #expect(comparison.isRegression)
  }

  @Test func `a slower control or baseline is reported and is no regression`() {
    let comparison = Comparison(
      of: .sample([
        .sample("control", factor: (1, 0.99, 1.01)), .sample("MassiveController", time: 100),
      ]),
      with: .sample([
        .sample("control", factor: (1.1, 1.05, 1.15)), .sample("MassiveController", time: 200),
      ]))
    #expect(!comparison.isRegression)
    #expect(
      comparison.notices == [
        "the control, which is always the same code, changed 1 times, too",
        "MassiveController itself took longer, which no factor shows: draw-list at 10,000",
      ])
  }

  @Test func `a comparison lists notices, changes, failures and results of one run only`() {
    var before = Report.sample([
      .sample("MVC", factor: (1, 0.9, 1.1)), .sample("MVVM", factor: (1, 0.9, 1.1)),
      .sample("MVP"), .sample("MassiveController", time: 100),
    ])
    before.control = Report.Control(isNoisy: true, excluded: ["render at 1000 employees"])
    before.footprints = [.sample("MVC", bytes: 200)]
    var after = Report.sample([
      .sample("MVC", factor: (1.3, 1.2, 1.4)), .sample("MVVM", difference: "line 1 is wrong"),
      .sample("VIPER"), .sample("MassiveController", time: 200),
    ])
    after.footprints = [.sample("MVC", bytes: 300)]
    after.machine.processor = "Slide rule"
    after.configuration = "debug"
    after.isComplete = false
    expect(
      Comparison(of: before, with: after).text,
      is: """
        NOTE: different machine: Abacus, 2 processors before, Slide rule, 2 processors after.
        NOTE: different configuration: release before, debug after.
        NOTE: before is noisy: render at 1000 employees.
        NOTE: after is a debug build: its times mean nothing.
        NOTE: after is incomplete: the run was stopped.
        NOTE: after has entries whose output is wrong.

        operation  employees  entry  before  95 % interval  after  95 % interval  change

        draw-list      10000  MVC      1.00    0.90 … 1.10   1.30    1.20 … 1.40  × 1.30  slower

        architecture  counted         before  after

        MVC           bytes/employee     200    300
        MVC           after paging       400    600

        FAIL: draw-list at 10,000: MVVM: line 1 is wrong

        only before: draw-list at 10,000: MVP

        only after: draw-list at 10,000: VIPER

        1 slower, 0 faster, 0 within their intervals; factors are against MassiveController of the \
        same run.
        """)
  }
}
