import Foundation
import TestSupport
import Testing

/// What the three programs answer to wrong input: this table is the specification.
@Suite(.timeLimit(.minutes(5)))
struct MessageTests {
  // MARK: - Command lines

  private static let commandLines: [(line: String, message: String)] = [
    ("EmployeeList MVP2", "unknown architecture “MVP2”; there are MassiveController, "),
    ("EmployeeList MVC VIPER", "one architecture at a time: “VIPER” is the second"),
    ("EmployeeList --wide", "unknown option --wide\n\nUsage: EmployeeList "),
    ("EmployeeList --count", "--count takes a whole number from 0 to 10000000"),
    (
      "EmployeeList --count -1", "--count takes a whole number from 0 to 10000000, not “-1”"
    ),
    ("EmployeeList --width 1000000", "--width takes a whole number from 8 to 1000, not "),
    ("EmployeeList --height 2", "--height takes a whole number from 3 to 1000, not “2”"),
    ("EmployeeList --height 9 --height 9", "--height is given twice"),
    (
      "EmployeeList --count 3 --employees x", "--employees and --count cannot both be given"
    ),
    ("EmployeeList --skip-faulty", "--skip-faulty needs --employees"),
    ("EmployeeList --employees - --interactive", "--employees - and --interactive cannot "),
    ("EmployeeList $(printf '\\033[31m')", "unknown architecture “␛[31m”; there are "),
    ("SideBySide dancing", "unknown concern “dancing”; there are "),
    ("SideBySide taps MVC Nobody", "unknown architecture “Nobody”; there are "),
    ("SideBySide $(printf '\\302\\233')", "unknown concern “\u{FFFD}”; there are "),
    (
      "SideBySide --html /no/page.html", "--html takes a file that can be written, not “/no"
    ),
    ("Benchmarks --rounds 2", "--rounds takes a whole number from 3 to 1000, not “2”"),
    ("Benchmarks --operation jump", "--operation takes one of "),
    (
      "Benchmarks --output /no/x.json",
      "--output takes a file that can be written, not “/no"
    ),
    ("Benchmarks --list --format json", "--list and --format json cannot both be given"),
    ("Benchmarks render missing.json", "“missing.json” is not there"),
  ]

  @Test func `a wrong command line ends with status 64 and names what is wrong`() async throws {
    for (line, message) in Self.commandLines {
      let run = try await ProgramRun.run(line)
      let program = line.prefix { $0 != " " }
      let isAsExpected =
        run.status == 64 && run.text.isEmpty && run.errors.hasPrefix("\(program): \(message)")
      #expect(isAsExpected, "\(line): status \(run.status), \(run.text)\(run.errors)")
    }
  }

  // MARK: - Employees

  private static let valid = #"{"id": 1, "name": "Ada", "specialization": "Programs"}"#

  private static let employees: [(text: String, message: String)] = [
    ("", "empty; a list without employees is []"),
    (" \n", "empty; a list without employees is []"),
    ("{}", "expected a list of employees, found an object"),
    ("null", "expected a list of employees, found null"),
    ("[1,]", "record 1: expected an object, found a number"),
    ("[\n \(valid)\n", "not JSON: Unexpected end of file during JSON parse."),
    ("[\n \(valid)\n \(valid)]", "not JSON: Invalid value around line 3, column 2."),
    ("[] []", "not JSON: Invalid value around line 1, column 4."),
    ("['a']", "not JSON: Invalid value around line 1, column 2."),
    ("[01]", "record 1: expected an object, found a number that cannot be read"),
    ("[NaN]", "not JSON: Invalid value around line 1, column 2."),
    ("[\"\u{1}\"]", "record 1: expected an object, found text that cannot be read"),
    (#"["\ud800"]"#, "record 1: expected an object, found text that cannot be read"),
    ("[\"a]", "not JSON: Unexpected end of file during JSON parse."),
    ("\u{FEFF}\u{FEFF}[]", "not JSON: Invalid value around line 1, column 1."),
    (
      String(repeating: "[", count: 200_000),
      "not JSON: Too many nested arrays or dictionaries around line 1, column 514."
    ),
    ("[5]", "record 1: expected an object, found a number"),
    ("[{}]", "record 1, field “id”: missing"),
    (#"[{"id": 1.5}]"#, "record 1, field “id”: expected a whole number, found a fraction"),
    (
      #"[{"id": 99999999999999999999}]"#,
      "record 1, field “id”: expected a whole number, found a number that is too large"
    ),
    (#"[{"nmae": "Ada"}]"#, "record 1, field “nmae”: there is no such field"),
    (
      "[\(valid), \(valid)]",
      "record 2 (“Ada”), field “id”: 1 is already the id of record 1"
    ),
    (
      #"[{"id": 1, "name": "Ada", "specialization": "", "workplaces": ["a", null]}]"#,
      "record 1 (“Ada”), field “workplaces[2]”: expected text, found null"
    ),
    ("[5, \(valid), {}]", "2 records are wrong: record 1: expected an object, found a number; rec"),
  ]

  @Test func `a wrong list of employees is shown as an error with Retry`() async throws {
    for (text, message) in Self.employees {
      let run = try await ProgramRun.run(
        "EmployeeList MVC --width 200 --employees -", input: Data(text.utf8))
      let lines = run.text.split(separator: "\n")
      let isAsExpected =
        run.status == 1 && run.errors.isEmpty && lines.count > 2
        && lines[1].contains("Could not load the list: standard input: \(message)")
        && lines[2].contains("[Retry]")
      #expect(isAsExpected, "\(text.prefix(80)): status \(run.status), \(run.text)\(run.errors)")
    }
  }

  @Test func `a source that cannot be read is named with the reason`() async throws {
    let sources = [
      ("missing.json", "no such file"), ("/", "a directory, not a file"),
      ("/dev/zero", "larger than 256 MB"), ("/dev/null", "empty; a list without employees is []"),
      ("/proc/self/mem", "it cannot be read"),
    ]
    for (path, reason) in sources {
      let run = try await ProgramRun.run("EmployeeList MVC --width 200 --employees \(path)")
      let message = "Could not load the list: \(path): \(reason)"
      #expect(run.status == 1 && run.text.contains(message), "\(path): \(run.text)")
    }
  }

  @Test func `text that is not UTF-8 is reported with its line`() async throws {
    let line = "EmployeeList MVC --width 200 --employees -"
    for bytes: [UInt8] in [[0xFF], [0xC0, 0xAF], [0xED, 0xA0, 0x80], [0xF8, 0x88]] {
      let run = try await ProgramRun.run(line, input: Data("[\n".utf8) + bytes)
      #expect(run.text.contains("standard input: line 2 is not UTF-8 text"))
    }
  }

  // MARK: - Skipping

  @Test func `skip-faulty shows the valid employees below the number and reasons of the others`()
    async throws
  {
    let records = #"[5, \#(Self.valid), {"id": 2}]"#
    let run = try await ProgramRun.run(
      "EmployeeList VIPER --employees - --skip-faulty", input: Data(records.utf8))
    #expect(run.status == 0)
    expect(
      run.text,
      is: """
        ┌─ 1 employee ─────────────────────────────────────────────┐
        │ standard input: 2 records skipped: record 1: expected an │
        │ object, found a number; record 3, field “name”: missing  │
        │ □ Ada                                                    │
        │   Programs                                               │
        └──────────────────────────────────────────────────────────┘

        """)
  }

  @Test func `skip-faulty shows a valid file as it is, and skips no mistake in the syntax`()
    async throws
  {
    let line = "EmployeeList VIPER --employees - --skip-faulty"
    let valid = try await ProgramRun.run(line, input: Data("[\(Self.valid)]".utf8))
    #expect(valid.text.split(separator: "\n").count == 4)
    let broken = try await ProgramRun.run(line, input: Data("[\(Self.valid),".utf8))
    #expect(broken.status == 1 && !broken.text.contains("Ada"))
  }
}
