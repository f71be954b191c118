import TestSupport
import Testing

@testable import Benchmarks

@MainActor
struct ComparisonTests {
  @Test func `an entry is slower or faster only if the intervals do not overlap`() {
    for (before, after, verdict) in [
      ((1.0, 0.9, 1.1), (1.3, 1.2, 1.4), .slower), ((1.3, 1.2, 1.4), (1.0, 0.9, 1.1), .faster),
      ((1.0, 0.9, 1.1), (1.2, 1.1, 1.3), .same), ((1.2, 1.1, 1.3), (1.0, 0.9, 1.1), .same),
      ((1.0, 0.5, 2.0), (1.2, 1.1, 1.3), .same),
    ] as [((Double, Double, Double), (Double, Double, Double), Comparison.Change.Verdict)] {
      let comparison = Comparison(
        of: .sample([.sample("MVC", factor: before)]),
        with: .sample([.sample("MVC", factor: after)]))
      let isRight =
        comparison.changes.map(\.verdict) == [verdict]
        && comparison.isRegression == (verdict == .slower)
      #expect(isRight, "\(before) and \(after)")
    }
  }

  @Test func `a result that becomes wrong is a regression, unless it was wrong before`() {
    let right = Report.sample([.sample("MVC", factor: (1, 1, 1))])
    let wrong = Report.sample([.sample("MVC", difference: "line 1 is wrong")])
    let comparisons = [(right, wrong), (wrong, wrong), (wrong, right)].map(Comparison.init)
    #expect(comparisons.map(\.isRegression) == [true, false, false])
  }

  @Test func `more allocations, or over 1 % more bytes, are a regression, and fewer are listed`() {
    let former = Report.Footprint.sample("MVC", allocations: 1)
    for (footprint, changes, isRegression) in [
      (former, [], false),
      (.sample("MVC", allocations: 1.25), ["allocations/row 1.00 1.25"], true),
      (.sample("MVC", allocations: 0), ["allocations/row 1.00 0.00"], false),
      (.sample("MVC", allocations: 1, bytes: 202), [], false),
      (
        .sample("MVC", allocations: 1, bytes: 210),
        ["bytes/employee 200 210", "after paging 400 420"], true
      ),
      (
        .sample("MVC", allocations: 1, bytes: 190),
        ["bytes/employee 200 190", "after paging 400 380"], false
      ),
      (
        .sample("MVC", allocations: 1, bytes: 203, pagedBytes: 400), ["bytes/employee 200 203"],
        true
      ),
      (.sample("MVC", allocations: 1, pagedBytes: 420), ["after paging 400 420"], true),
      // Another list or another architecture is another footprint.
      (.sample("MVC", employees: 1_000, allocations: 9), [], false),
      (.sample("MVP", allocations: 9), [], false),
    ] as [(Report.Footprint, [String], Bool)] {
      let comparison = Comparison(
        of: .sample(footprints: [former]), with: .sample(footprints: [footprint]))
      let listed = comparison.footprints.map { "\($0.title) \($0.before) \($0.after)" }
      #expect(listed == changes && comparison.isRegression == isRegression, "\(changes)")
    }
  }

  @Test func `a slower control or baseline is reported and is no regression`() {
    let before = Report.sample([
      .sample("control", factor: (1, 0.99, 1.01)), .sample("MassiveController", time: 100),
      .sample("MassiveController", "swap", time: 100), .sample("MVC", "swap", time: 100),
    ])
    let after = Report.sample([
      .sample("control", factor: (1.1, 1.05, 1.15)), .sample("MassiveController", time: 200),
      // These spreads overlap.
      .sample("MassiveController", "swap", time: 150), .sample("MVC", "swap", time: 200),
    ])
    let comparison = Comparison(of: before, with: after)
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
      .sample("MVC", "load", factor: (2, 1, 3)),
    ])
    before.control = Report.Control(isNoisy: true, excluded: ["render at 1000 employees"])
    before.footprints = [.sample("MVC", bytes: 200)]
    var after = Report.sample([
      .sample("MVC", factor: (1.3, 1.2, 1.4)), .sample("MVVM", difference: "line 1 is wrong"),
      .sample("VIPER"), .sample("MassiveController", time: 200),
      .sample("MVC", "load", factor: (2, 1, 3)),
    ])
    after.footprints = [.sample("MVC", bytes: 300)]
    after.machine.processor = "Slide rule"
    after.machine.system = "Unix"
    after.toolchain = "Swift 7"
    after.seed = 2
    after.configuration = "debug"
    after.isComplete = false
    expect(
      Comparison(of: before, with: after).text,
      is: """
        NOTE: different machine: Abacus, 2 processors before, Slide rule, 2 processors after.
        NOTE: different system: Linux before, Unix after.
        NOTE: different toolchain: Swift 6.3 before, Swift 7 after.
        NOTE: different configuration: release before, debug after.
        NOTE: different seed: 1 before, 2 after.
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

        1 slower, 0 faster, 1 within their intervals; factors are against MassiveController of the \
        same run.
        """)
  }
}
