import TestSupport
import Testing

@testable import Benchmarks

/// The forms of a report.
struct FormTests {
  @Test func `comma-separated values have a header and a line for each result`() {
    var report = Report.sample([
      .sample("MVC", time: 200, factor: (1.1, 1, 1.25)),
      .sample("MVVM", difference: "line 2 is “a, \"b\"”"),
    ])
    report.isComplete = false
    let lines = report.csv.split(separator: "\r\n")
    #expect(lines[0].hasPrefix("architecture,operation,employees,rows,rounds,verified,difference,"))
    #expect(
      lines.dropFirst() == [
        "MVC,draw-list,10000,40000,15,true,,row,200.0,150.0,250.0,1.1,1.0,1.25,release,false,false",
        "MVVM,draw-list,10000,40000,15,false,\"line 2 is “a, \"\"b\"\"”\",row,,,,,,,release,false,false",
      ])
  }

  @Test func `a text that a spreadsheet would execute begins with an apostrophe`() throws {
    for sign in "=+-@＝＋－＠" {
      for text in ["\(sign)1", " \(sign)1", "\(sign)\u{301}1"] {
        let line = try Report.filled(with: text).csv.split(separator: "\r\n")[1]
        #expect(line.hasPrefix("'\(text),'\(text),10000,"))
      }
    }
    var report = Report.sample([.sample("a-1", "1=1", factor: (-1.5, -2, -1))])
    report.results[0].difference = "=a;\"b\",\tc"
    #expect(
      report.csv.split(separator: "\r\n")[1]
        == "a-1,1=1,10000,40000,15,true,\"'=a;\"\"b\"\",␉c\",row,200.0,150.0,250.0,-1.5,-2.0,-1.0,"
        + "release,true,false")
  }

  @Test func `the Markdown has a block for each table, with failures in bold`() {
    let markdown = Report.full.markdown
    let names = markdown.matches(of: #/begin: (?<name>.*) -->/#).map { String($0.name) }
    #expect(names == ["run", "factors", "results", "footprints", "as published", "means", "times"])
    for line in [
      "| MassiveController | incomplete |", "| draw-list | 1.0 | 1.1 | **FAIL** |",
      "| MVC | 0.00 | 42 | 200 | 400 | 300 | 5 | 9 | 2 |",
      "| cast | cast | 50.0 ns | 5.0 ns | 10.00 | 9.00 … 11.00 | to a protocol – here: to a class; "
        + "allocations per cast 2.00, here 0.00; bytes per employee 800, here 450 |",
      "| render | 10000 | MVC | 1.10 | 1.00 … 1.25 | 1 |",
      "| draw-list | 10000 | MVVM | **FAIL** | row |  |  | line 2 is “a\\|b, \"c\"”, must be “d” |",
    ] {
      #expect(markdown.contains("\n\(line)\n"))
    }
  }

  @Test func `no text of a report is Markdown, neither in a heading nor in a cell`() throws {
    var report = try Report.filled(with: "- a|b <i>")
    report.configuration = "release"
    let markdown = report.markdown
    #expect(!markdown.contains("a|b") && !markdown.contains("<i>") && !markdown.contains("| - a"))
    #expect(markdown.contains("\n| 10,000 employees | \\- a\\|b \\<i\\> |\n"))
  }

  @Test func `the terminal shows a group of rows once, with notes below their row`() {
    expect(
      String(Report.full.table.prefix { $0 != "/" }),
      is: """
        operation  employees  entry                  time  per  factor  95 % interval

        draw-list      10000  MassiveController  200.0 ns  row    1.00    1.00 … 1.00
                              MVC                200.0 ns  row    1.10    1.00 … 1.25
                              MVVM                   FAIL  row
            line 2 is “a|b, "c"”, must be “d”

        mean of  employees  entry                  factor  95 % interval  tier

        render       10000  MVC                      1.10    1.00 … 1.25     1
                            MassiveController  incomplete

        architecture  allocations
        """)
  }

  @Test func `incomplete, noisy, wrong and debug runs are marked in both forms`() {
    var report = Report.full
    report.isComplete = false
    report.configuration = "debug"
    report.control = Report.Control(isNoisy: true, excluded: ["render at 1000 employees"])
    report.asPublished[0].ours = nil
    #expect(report.table.contains(#/\ncast +cast +50.0 ns +– /#))
    report.asPublished[0].verified = false
    for text in [report.markdown, report.table] {
      for mark in ["INCOMPLETE", "NOISY", "This is a debug build"] { #expect(text.contains(mark)) }
      #expect(text.contains(#/\n\W*cast\W+cast\W+FAIL\W+FAIL/#))
    }
  }
}
