import Foundation
import TestSupport
import Testing

@testable import Benchmarks

/// The forms in which figures are handed over.
struct FormatTests {
  @Test func `comma-separated values have a header and a line for each result`() {
    var report = Report.sample([
      .sample("MVC", time: 200, factor: (1.1, 1, 1.25)),
      .sample("MVVM", difference: "line 2 is “a, \"b\"”"),
    ])
    report.isComplete = false
    let header =
      "architecture,operation,employees,rows,rounds,verified,difference,unit,"
      + "nanoseconds_per_unit_median,nanoseconds_per_unit_lower_quartile,"
      + "nanoseconds_per_unit_upper_quartile,factor,factor_lower_95,factor_upper_95,"
      + "configuration,run_is_complete,run_is_noisy"
    let lines = [
      header,
      "MVC,draw-list,10000,40000,15,true,,row,200.0,150.0,250.0,1.1,1.0,1.25,release,false,false",
      "MVVM,draw-list,10000,40000,15,false,\"line 2 is “a, \"\"b\"\"”\",row,,,,,,,release,false,false",
    ]
    #expect(report.csv == lines.map { "\($0)\r\n" }.joined())
  }

  @Test(arguments: [
    ("plain", "plain"), ("", ""), ("a,b", "\"a,b\""), ("\"", "\"\"\"\""), ("a\r\nb", "\"a\r\nb\""),
    ("a\nb", "\"a\nb\""), (" a ", " a "),
  ])
  func `a field is quoted where it must be`(text: String, field: String) {
    #expect(text.csvField == field)
  }

  @Test func `the first tables of the Markdown are those for a README`() {
    let markdown = Report.full.markdown
    expect(
      String(markdown.prefix { $0 != "#" }),
      is: """
        <!-- begin: factors -->

        | factor | render 10,000 |
        | --- | ---: |
        | MassiveController | incomplete |
        | MVC | 1.10 |
        | MVVM | **FAIL** |

        <!-- end: factors -->

        <!-- begin: footprints -->

        | architecture | allocations/row | cells | bytes/employee | after paging | code lines | files | types | protocols |
        | --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |
        | MVC | 0.00 | 42 | 200 | 400 | 300 | 5 | 9 | 2 |

        <!-- end: footprints -->

        <!-- begin: as published -->

        | mechanism | as published | here | per | published | ours | factor | 95 % interval | counted |
        | --- | --- | --- | --- | ---: | ---: | ---: | ---: | --- |
        | cast | to a protocol | to a class | cast | 50.0 ns | 5.0 ns | 10.00 | 9.00 … 11.00 | allocations per cast 2.00, here 0.00; bytes per employee 800, here 450 |

        <!-- end: as published -->

        <!-- begin: run -->

        - 3 of 4 entries verified; factors are against MassiveController, in the same rounds.
        - Abacus, 2 processors, Linux, load 0.50; Swift 6.3, release build, seed 1, up to 15 rounds.

        <!-- end: run -->

        """)
  }

  @Test func `every operation stands in the Markdown, and what is wrong below it`() {
    let markdown = Report.full.markdown
    expect(
      String(markdown.drop { $0 != "#" }),
      is: """
        ### render

        #### draw-list: Draw the whole list into a sink

        | entry | per row, 10,000 | factor | 95 % |
        | --- | ---: | ---: | ---: |
        | MassiveController | 200.0 ns | 1.00 | 1.00 … 1.00 |
        | MVC | 200.0 ns | 1.10 | 1.00 … 1.25 |
        | MVVM | **FAIL** |  |  |

        - **FAIL** MVVM, 10,000 employees: line 2 is “a\\|b, "c"”, must be “d”
        """)
  }

  @Test func `a mechanism that was not reached is not called wrong`() {
    var report = Report.full
    report.asPublished[0].published = nil
    report.asPublished[0].ours = nil
    let line = report.table.split(separator: "\n").first { $0.hasPrefix("cast ") } ?? ""
    #expect(line.contains("–") && !line.contains("FAIL"))
    report.asPublished[0].verified = false
    #expect(report.table.contains(#/\ncast +cast +FAIL +FAIL/#))
  }

  @Test func `an incomplete, noisy debug run says so`() {
    var report = Report.sample()
    report.isComplete = false
    report.configuration = "debug"
    report.control = Report.Control(isNoisy: true, excluded: ["render at 1000 employees"])
    for text in [report.markdown, report.table] {
      #expect(text.contains("INCOMPLETE"))
      #expect(text.contains("NOISY"))
      #expect(text.contains("This is a debug build"))
    }
  }

  @Test(arguments: [(0, "0"), (999, "999"), (1_000, "1,000"), (-1_234_567, "-1,234,567")])
  func `thousands are parted`(number: Int, text: String) {
    #expect(String(grouped: number) == text)
  }
}
