import Figures
import TestSupport
import Testing

/// What tables and pages read in a report.
struct QueriesTests {
  @Test func `a figure has two decimals or two digits, and a short time three digits`() {
    let figures = [
      0, 0.000_123, 0.0344, 0.0996, 0.994, 0.996, 1.045, 9.99, 9.996, 86.8, 641.4, 1_389, -0.5,
    ].map(String.init(figure:))
    #expect(
      figures == [
        "0", "0.00012", "0.034", "0.10", "0.99", "1.00", "1.04", "9.99", "10", "87", "641",
        "1,389", "-0.50",
      ])
    #expect([999, 1_234_567].map(\.grouped) == ["999", "1,234,567"])
    let times = [0.5, 9.994, 9.996, 99.94, 99.96, 999.4, 999.7, 999.4e3, 999.7e3, 12e6]
    #expect(
      times.map { String(shortNanoseconds: $0) } == [
        "0.50 ns", "9.99 ns", "10.0 ns", "99.9 ns", "100 ns", "999 ns", "1.00 µs", "999 µs",
        "1.00 ms", "12.0 ms",
      ])
  }

  @Test func `a factor stands with its interval, marked if the control differs from 1 there`() {
    var report = BenchmarkReport.sample([
      .sample("MassiveController", factor: (1, 1, 1)), .sample("MVC", factor: (1.5, 1.4, 1.6)),
      .sample("control", factor: (1.2, 1.1, 1.3)), .sample("MVC", "swap", factor: (3, 2, 4)),
      .sample("control", "swap", factor: (1, 1, 1.1)), .sample("MVC", "tap"),
      .sample("MVC", employees: 1_000, factor: (2.5, 2, 3)),
    ])
    for (entry, lower) in [("MVC", 0.5), ("control", 0.9)] {
      let factor = Factor(estimate: 0.95, lower: lower, upper: 0.98)
      report.means.append(
        BenchmarkReport.Mean(entry: entry, category: .update, employees: 10_000, factor: factor))
    }
    let measured: [BenchmarkReport.Measured] = [
      .operation("draw-list"), .operation("swap"), .operation("tap"), .mean(.update),
    ]
    let cells = measured.map { report.textWithInterval(of: $0, in: "MVC", employees: 10_000) }
    let others = [("MVC", 1_000), (BenchmarkReport.baseline, 10_000)].map { entry, employees in
      report.textWithInterval(of: .operation("draw-list"), in: entry, employees: employees)
    }
    #expect(
      cells + others == [
        "≈1.50 (1.40 … 1.60)", "3.00 (2.00 … 4.00)", nil, "≈0.95 (0.50 … 0.98)",
        "2.50 (2.00 … 3.00)", "1.00",
      ])
  }

  @Test func `a wrong result or ablation makes a report wrong, and counts as a measurement`() {
    let right = BenchmarkReport.OperationResult.sample("MVC")
    let wrong = BenchmarkReport.OperationResult.sample("MVC", difference: "line 1 is wrong")
    let measured = BenchmarkReport.full.ablations[0]
    var (unmeasured, failed) = (measured, measured)
    unmeasured.first.time = nil
    failed.first.time = nil
    failed.difference = "line 1 is wrong"
    let cases:
      [(results: [BenchmarkReport.OperationResult], ablations: [BenchmarkReport.AblationResult])] =
        [
          ([], []), ([right], []), ([right, wrong], []), ([], [unmeasured]), ([], [failed]),
          ([], [unmeasured, measured]), ([right], [measured, failed]),
        ]
    let reports = cases.map { results, ablations in
      var report = BenchmarkReport.sample(results)
      report.ablations = ablations
      return report
    }
    #expect(reports.map(\.isVerified) == [true, true, false, true, false, true, false])
    #expect(reports.map(\.hasMeasurements) == [false, true, true, false, true, true, true])
  }

  @Test func `factors are shown at 10,000 employees, or at the list with the most results`() {
    let lists = [
      [1_000, 1_000, 10_000], [1_000, 1_000, 100_000], [1_000, 100_000], [],
    ].map { BenchmarkReport.sample($0.map { .sample("MVC", employees: $0) }).mainListSize }
    #expect(lists == [10_000, 1_000, 100_000, nil])
  }
}
