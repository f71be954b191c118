import Figures
import TestSupport
import Testing

/// What tables and pages read in a report.
struct QueriesTests {
  // MARK: - Factors

  @Test
  func `every figure has two decimals, two digits if it is small, and no decimals from 10 on`() {
    let figures = [
      0, 0.000_123, 0.0344, 0.0996, 0.994, 0.996, 1.045, 9.99, 9.996, 86.8, 641.4, 1_389, -0.5,
    ].map(String.init(figure:))
    #expect(
      figures == [
        "0", "0.00012", "0.034", "0.10", "0.99", "1.00", "1.04", "9.99", "10", "87", "641",
        "1,389", "-0.50",
      ])
    #expect([999, 1_234_567].map(\.grouped) == ["999", "1,234,567"])
  }

  @Test func `a factor stands with its interval, marked if the control differs from 1 there`() {
    var report = Report.sample([
      .sample("MassiveController", factor: (1, 1, 1)), .sample("MVC", factor: (1.5, 1.4, 1.6)),
      .sample("control", factor: (1.2, 1.1, 1.3)), .sample("MVC", "swap", factor: (3, 2, 4)),
      .sample("control", "swap", factor: (1, 1, 1.1)), .sample("MVC", "tap"),
      .sample("MVC", employees: 1_000, factor: (2.5, 2, 3)),
    ])
    for (entry, lower) in [("MVC", 0.5), ("control", 0.9)] {
      let factor = Factor(estimate: 0.95, lower: lower, upper: 0.98)
      report.means.append(
        Report.Mean(entry: entry, category: .update, employees: 10_000, factor: factor))
    }
    let measured: [Report.Measured] = [
      .operation("draw-list"), .operation("swap"), .operation("tap"), .mean(.update),
    ]
    let cells = measured.map { report.textWithInterval(of: $0, in: "MVC", employees: 10_000) }
    #expect(
      cells == [
        "≈1.50 (1.40 … 1.60)", "3.00 (2.00 … 4.00)", nil, "≈0.95 (0.50 … 0.98)",
      ])
    #expect(report.text(of: .operation("draw-list"), in: "MVC", employees: 1_000) == "2.50")
    let baseline = report.textWithInterval(
      of: .operation("draw-list"), in: Report.baseline, employees: 10_000)
    #expect(baseline == "1.00")
  }

  @Test func `an entry is below the limit if its whole interval is, on the same list`() {
    let report = Report.sample([
      .sample("Direct", factor: (0.6, 0.55, 0.65)), .sample("MVC", factor: (0.5, 0.45, 0.54)),
      .sample("MVP", factor: (0.5, 0.45, 0.55)), .sample("VIPER", "swap", factor: (0.1, 0.1, 0.1)),
      .sample("MVVM", employees: 1_000, factor: (0.1, 0.1, 0.1)), .sample("wrong"),
    ])
    #expect(report.resultsBelowLimit.map(\.entry) == ["MVC"])
  }

  // MARK: - The run

  @Test func `a wrong result or ablation makes a report wrong, and counts as a measurement`() {
    let right = Report.OperationResult.sample("MVC")
    let wrong = Report.OperationResult.sample("MVC", difference: "line 1 is wrong")
    let measured = Report.full.ablations[0]
    var (unmeasured, failed) = (measured, measured)
    unmeasured.first.time = nil
    failed.first.time = nil
    failed.difference = "line 1 is wrong"
    for (results, ablations, isVerified, hasMeasurements) in [
      ([], [], true, false), ([right], [], true, true), ([right, wrong], [], false, true),
      ([], [unmeasured], true, false), ([], [unmeasured, measured], true, true),
      ([], [failed], false, true), ([right], [measured, failed], false, true),
    ] as [([Report.OperationResult], [Report.AblationResult], Bool, Bool)] {
      var report = Report.sample(results)
      report.ablations = ablations
      #expect([report.isVerified, report.hasMeasurements] == [isVerified, hasMeasurements])
    }
  }

  @Test func `factors are shown at 10,000 employees, or at the list with the most results`() {
    let lists = [
      [1_000, 1_000, 10_000], [1_000, 1_000, 100_000], [1_000, 100_000], [],
    ].map { Report.sample($0.map { .sample("MVC", employees: $0) }).mainListSize }
    #expect(lists == [10_000, 1_000, 100_000, nil])
  }

  @Test func `figures stand with their day, commit and machine, if they are known`() {
    var report = Report.sample([.sample("MVC")])
    #expect(
      report.circumstances == """
        Times are those of a text renderer, as multiples of MassiveController’s for 10,000 \
        employees, with 95 % intervals, measured on 2026-11-23 at commit 5996cb4 with \
        Swift 6.3, in a release build, on one machine (Abacus, 2 processors, Linux).
        """)
    (report.date, report.commit) = (nil, nil)
    #expect(report.circumstances.contains("intervals, measured with Swift 6.3"))
  }
}
