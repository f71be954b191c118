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
    let change = try #require(comparison.changes.first)
    #expect(change.verdict == verdict)
    #expect(change.ratio == after.0 / before.0)
    #expect(comparison.isRegression == (verdict == .slower))
  }

  @Test func `a slower control is reported and is no regression`() {
    let comparison = Comparison(
      of: .sample([.sample("control", factor: (1, 0.99, 1.01))]),
      with: .sample([.sample("control", factor: (1.1, 1.05, 1.15))]))
    #expect(!comparison.isRegression)
    let notice = "the control, which is always the same code, changed 1 times, too"
    #expect(comparison.notices == [notice])
  }

  @Test func `a slower baseline is reported if both runs are of one machine`() {
    let before = Report.sample([.sample("MassiveController", time: 100, factor: (1, 1, 1))])
    var after = Report.sample([.sample("MassiveController", time: 200, factor: (1, 1, 1))])
    #expect(
      Comparison(of: before, with: after).notices == [
        "MassiveController itself took longer, which no factor shows: draw-list at 10,000"
      ])
    after.machine.processor = "Slide rule"
    #expect(
      Comparison(of: before, with: after).notices == [
        "different machine: Abacus, 2 processors before, Slide rule, 2 processors after"
      ])
  }

  @Test func `a result that becomes wrong is a regression`() {
    let comparison = Comparison(
      of: .sample([.sample("MVC", factor: (1, 1, 1))]),
      with: .sample([.sample("MVC", difference: "line 1 is wrong")]))
    #expect(comparison.isRegression)
    #expect(comparison.text.contains("FAIL: draw-list at 10,000: MVC: line 1 is wrong\n"))
    #expect(comparison.text.contains("0 slower, 0 faster, 0 within their intervals"))
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

  @Test func `results of one run only are listed`() {
    let comparison = Comparison(
      of: .sample([.sample("MVC"), .sample("VIPER")]),
      with: .sample([.sample("VIPER"), .sample("MVP")]))
    #expect(comparison.onlyBefore == ["draw-list at 10,000: MVC"])
    #expect(comparison.onlyAfter == ["draw-list at 10,000: MVP"])
  }

  @Test func `noisy, incomplete, wrong and debug runs are reported`() {
    var before = Report.sample()
    before.control = Report.Control(isNoisy: true, excluded: ["render at 1000 employees"])
    var after = Report.sample([.sample("MVC", difference: "line 1 is wrong")])
    after.isComplete = false
    after.configuration = "debug"
    #expect(
      Comparison(of: before, with: after).notices == [
        "different configuration: release before, debug after",
        "before is noisy: render at 1000 employees",
        "after is a debug build: its times mean nothing",
        "after is incomplete: the run was stopped",
        "after has entries whose output is wrong",
      ])
  }
}
