import PackageFiles
import TestSupport
import Testing

@testable import Figures

/// The forms of a report.
@MainActor
struct FormTests {
  @Test func `each table has a block in Markdown, with failures in bold`() throws {
    var report = Report.full
    report.results += [
      .sample("MassiveController", "cell-for-row", employees: 1_000, factor: (1, 1, 1)),
      .sample("MassiveController", "cell-for-row", factor: (1, 1, 1)),
      .sample("MVC", "cell-for-row", factor: (1.2, 1.1, 1.3)),
      .sample("MVVM", "cell-for-row", employees: 1_000, difference: "line 1"),
    ]
    let markdown = report.markdown
    let missing = [
      "| 10,000 | MVC | 1.10 (1.00 … 1.25) | – | – |",
      "| draw-list | 1.00 | 1.10 (1.00 … 1.25) | **FAIL** |",
      "| cell-for-row | 1,000 | 10,000 |", "| MassiveController | 200 ns · 1.00 | 200 ns · 1.00 |",
      "| MVC | – | 200 ns · 1.20 (1.10 … 1.30) |", "| MVVM | **FAIL** | – |",
      "| draw-list | row | 200 ns | 200 ns | – | 150 ns … 250 ns |",
      "| cast | Cast a row | a cast | a switch | 10 (9.00 … 11) | 800 : 450 | article 3 |",
      "| draw-list | Draw the whole list into a sink | row | 1,000; 10,000 | render |",
    ].filter { !markdown.contains("\n\($0)\n") }
    #expect(missing == [])
    let short = Report.sample([.sample("MVC"), .sample("MVC", "swap", employees: 1_000)])
    #expect(!short.markdown.contains("swap"))
    #expect(short.markdown(of: "costs") == nil)
  }

  @Test func `the terminal shows each list, with a title above a group and notes below a row`() {
    var report = Report.full
    report.results += [
      .sample("MVC", "jump"), .sample("MVC", employees: 1_000), .sample("MVC", "scroll"),
      .sample("MVC", "tap"), .sample("MVC", "scroll", employees: 1_000),
      .sample("MVC", "select", employees: 1_000),
    ]
    for (id, category) in [("scroll", .render), ("tap", .action), ("select", .action)]
      as [(String, Report.Category)]
    {
      report.operations.append(
        Report.Operation(id: id, category: category, title: "Title", unit: "row", sizes: [1_000]))
    }
    // The mean of one action at 10,000 employees would repeat its factor.
    for (category, employees) in [(.action, 10_000), (.render, 1_000)] as [(Report.Category, Int)] {
      report.means.append(
        Report.Mean(entry: "MVP", category: category, employees: employees, factor: nil))
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
          MVC                200.0 ns  row

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
        8 of 9 outputs verified; factors are against MassiveController, in the same rounds.
        Abacus, 2 processors, Linux, load 0.50; Swift 6.3, release build of commit 5996cb4, seed 1, \
        15 rounds.
        """)
    let (table, empty) = (Report.full.table, Report.sample().table)
    #expect(!table.contains("mean of"))
    #expect(table.contains("\narchitecture  allocations/row "))
    #expect(!empty.contains("A factor is"))
    #expect(empty.contains("seed 1, up to 15 rounds."), "nothing was measured")
    var stopped = Report.full
    stopped.results[0].rounds = 5
    #expect(stopped.table.contains("seed 1, 5 to 15 rounds."))
  }

  @Test func `factors are uncertain in an operation whose control excludes 1, and in no other`() {
    for (lower, upper, mark) in [(1.05, 1.41, "≈"), (0.9, 0.99, "≈"), (0.9, 1, ""), (1, 1.1, "")] {
      let report = Report.sample([
        .sample("MassiveController", factor: (1, 1, 1)), .sample("MVC", factor: (1.5, 1.4, 1.6)),
        .sample("control", factor: (1.25, lower, upper)), .sample("MVC", "swap", factor: (3, 2, 4)),
        .sample("control", "swap", factor: (1, 0.9, 1.1)),
        .sample("MVC", employees: 1_000, factor: (2.5, 2, 3)),
      ])
      let control = "1.25 (\(String(figure: lower)) … \(String(figure: upper)))"
      let rows = [
        "| draw-list | 1.00 | \(mark)1.50 (1.40 … 1.60) | \(mark)\(control) |",
        "| swap | – | 3.00 (2.00 … 4.00) | 1.00 (0.90 … 1.10) |",
      ]
      #expect(rows.filter { !report.markdown.contains("\n\($0)\n") } == [])
      let figures = ["  \(mark)1.50    1.40 … 1.60\n", "  2.50    2.00 … 3.00\n"]
      #expect(figures.filter { !report.table.contains($0) } == [])
    }
  }

  @Test func `an entry below the limit is named in both forms, and no other`() {
    let report = Report.sample([
      .sample("Direct", factor: (0.66, 0.65, 0.67)), .sample("MVP", factor: (0.61, 0.6, 0.62)),
      .sample("MVC", factor: (0.66, 0.64, 0.68)),
    ])
    let line = """
      BELOW THE LIMIT: MVP takes 0.61 in draw-list at 10,000 employees, Direct 0.66. So Direct does \
      too much there.
      """
    for text in [report.table, report.markdown] {
      #expect(text.contains(line))
      #expect(text.matches(of: /BELOW/).count == 1)
    }
    #expect(!Report.full.table.contains("LIMIT"))
  }

  @Test func `no text of a report is Markdown, neither in a heading nor in a cell`() throws {
    var report = try Report.filled(with: "- a|b <i>")
    report.configuration = "release"
    let markdown = report.markdown
    let texts = ["a|b", "<i>", "| - a", "\n| 10,000 employees | \\- a\\|b \\<i\\> |\n"]
    #expect(texts.map(markdown.contains) == [false, false, false, true])
  }

  @Test func `incomplete, noisy, wrong and debug runs are marked in both forms`() {
    var report = Report.full
    report.isComplete = false
    report.configuration = "debug"
    report.noise = ["render at 1000 employees"]
    report.ablations[0].second.time = nil
    let isLeftOut = report.table.contains(#/\ncast +cast +50.0 ns +– /#)
    report.ablations[0].difference = "line 1 is wrong"
    #expect(isLeftOut)
    #expect(report.table.contains(#/\ncast +cast +FAIL +FAIL/#))
    for text in [report.markdown, report.table] {
      let marks = ["INCOMPLETE", "NOISY"].filter { !text.contains($0) }
      let isWarning = text.contains("This is a debug build")
      #expect(marks == [])
      #expect(isWarning)
    }
  }
}
