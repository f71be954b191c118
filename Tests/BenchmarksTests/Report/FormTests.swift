import TestSupport
import Testing

@testable import Figures

/// The forms of a report.
@MainActor
struct FormTests {
  @Test func `the terminal shows each list, with a title above a group and notes below a row`() {
    var report = BenchmarkReport.full
    report.results += [
      .sample("MVC", "jump", factor: (1.5, 1.4, 1.6)),
      .sample("control", "jump", factor: (1.25, 1.05, 1.41)),
      .sample("MVC", employees: 1_000), .sample("MVC", "scroll"),
      .sample("MVC", "tap"), .sample("MVC", "scroll", employees: 1_000),
      .sample("MVC", "select", employees: 1_000),
    ]
    for (id, category) in [("scroll", .render), ("tap", .action), ("select", .action)]
      as [(String, BenchmarkReport.Category)]
    {
      report.operations.append(
        BenchmarkReport.Operation(
          id: id, category: category, title: "Title", unit: "row", sizes: [1_000]))
    }
    // The mean of one action at 10,000 employees would repeat its factor.
    for (category, employees) in [(.action, 10_000), (.render, 1_000)]
      as [(BenchmarkReport.Category, Int)]
    {
      report.means.append(
        BenchmarkReport.Mean(entry: "MVP", category: category, employees: employees, factor: nil))
    }
    report.footprints = []
    report.ablations = []
    expect(
      report.table,
      is: """
        1,000 employees, 4,000 rows

        entry      time  per  factor  95 % interval

        draw-list: Draw the whole list into a sink
          MVC  200.0 ns  row

        scroll: Title
          MVC  200.0 ns  row

        select: Title
          MVC  200.0 ns  row

        10,000 employees, 40,000 rows

        entry                    time  per  factor  95 % interval

        draw-list: Draw the whole list into a sink
          MassiveController  200.0 ns  row    1.00    1.00 … 1.00
          MVC                200.0 ns  row    1.10    1.00 … 1.25
          MVVM                   FAIL  row
            line 2 is “a|b, "c"”, must be “d”

        jump
          MVC                200.0 ns  row   ≈1.50    1.40 … 1.60
          control            200.0 ns  row   ≈1.25    1.05 … 1.41

        scroll: Title
          MVC                200.0 ns  row

        tap: Title
          MVC                200.0 ns  row

        entry                    factor  95 % interval

        mean of render at 10,000 employees
          MVC                      1.10    1.00 … 1.25
          MassiveController  incomplete

        mean of render at 1,000 employees
          MVP                incomplete

        A factor is the time divided by that of MassiveController: 1.20 takes 20 % longer.
        Direct is the limit: the least that any screen must do, without a table.
        “control” is MassiveController again; its distance from 1.00 is noise.
        ≈ marks an uncertain factor: two measurements of MassiveController differ there.
        9 of 10 outputs verified; factors are against MassiveController, in the same rounds.
        Abacus, 2 processors, Linux, load 0.50; Swift 6.3, release build of commit 5996cb4, seed 1, \
        15 rounds.
        """)
  }

  @Test func `a table is left out if it is empty or repeats a factor, and so are small counts`() {
    var stopped = BenchmarkReport.full
    stopped.results[0].rounds = 5
    let texts = ["mean of", "\narchitecture  allocations/row ", "seed 1, 5 to 15 rounds."]
    #expect(texts.map(stopped.table.contains) == [false, true, true])
    let empty = ["A factor is", "seed 1, up to 15 rounds."].map(
      BenchmarkReport.sample().table.contains)
    #expect(empty == [false, true], "nothing was measured")
    let areShown = [(0.004, 0.004), (0.006, 0), (0, 0.006)].map { first, second in
      var report = BenchmarkReport.full
      report.ablations[0].first.allocationsPerUnit = first
      report.ablations[0].second.allocationsPerUnit = second
      return report.ablationTable.text.contains("allocations per cast")
    }
    #expect(areShown == [false, true, true])
  }

  @Test func `an entry below the limit and a failure are named in both forms, and no other`() {
    let report = BenchmarkReport.sample([
      .sample("Direct", factor: (0.66, 0.65, 0.67)), .sample("MVP", factor: (0.61, 0.6, 0.62)),
      .sample("MVC", factor: (0.66, 0.64, 0.68)), .sample("MVVM", difference: "line 1 is wrong"),
    ])
    let line = """
      BELOW THE LIMIT: MVP takes 0.61 in draw-list at 10,000 employees, Direct 0.66. So Direct does \
      too much there.
      """
    let forms = [report.table, report.markdown]
    #expect(forms.map { $0.contains(line) } == [true, true])
    let counts = (forms + [BenchmarkReport.full.table]).map { $0.ranges(of: "BELOW").count }
    #expect(counts == [1, 1, 0])
    let failures = [report.table.contains("FAIL  row"), report.markdown.contains("| **FAIL** |")]
    #expect(failures == [true, true])
  }

  @Test func `incomplete, noisy, wrong and debug runs are marked in both forms`() {
    var report = BenchmarkReport.full
    report.isComplete = false
    report.configuration = "debug"
    report.noise = ["render at 1000 employees"]
    report.ablations[0].second.time = nil
    let isLeftOut = report.table.contains(#/\ncast +cast +50.0 ns +– /#)
    report.ablations[0].difference = "line 1 is wrong"
    let isWrong = report.table.contains(#/\ncast +cast +FAIL +FAIL/#)
    #expect([isLeftOut, isWrong] == [true, true])
    let marks = ["INCOMPLETE", "NOISY", "This is a debug build"]
    let forms = [report.markdown, report.table]
    let missing = forms.map { form in marks.filter { !form.contains($0) } }
    #expect(missing == [[], []])
  }
}
