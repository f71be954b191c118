import Foundation
import TestSupport
import Testing

/// How the programs show a message, which the tests of each reader compare in full.
@Suite(.timeLimit(.minutes(5)))
struct MessageTests {
  private static let commandLines: [(line: String, message: String)] = [
    ("EmployeeList --wide", "unknown option --wide\n\nUsage: EmployeeList "),
    ("EmployeeList $(printf '\\033[31m')", "unknown architecture “␛[31m”; there are "),
    ("SideBySide $(printf '\\302\\233')", "unknown concern “\u{FFFD}”; there are "),
    ("SideBySide --html /no/page.html", "--html takes a file that can be written, not “/no"),
    ("Benchmarks --rounds 2", "--rounds takes a whole number from 3 to 1000, not “2”"),
    ("Benchmarks --output /no/x.json", "--output takes a file that can be written, not “/no"),
    ("Benchmarks render $(printf 'a\\033\\302\\233')", "“a␛\u{FFFD}” is not there"),
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

  private static let valid = #"{"id": 1, "name": "Ada", "specialization": "Programs"}"#

  @Test func `a wrong list of employees is shown as an error with Retry, and all faults are named`()
    async throws
  {
    let records = #"[5, \#(Self.valid), {"id": 2, "na\nme": "x"}]"#
    let lists: [(bytes: Data, message: String, errors: String)] = [
      (Data("[\n".utf8) + [0xC0, 0xAF], "line 2 is not UTF-8 text", ""),
      (
        Data(records.utf8),
        "2 of 3 records are wrong: record 1: expected an object, found a number; and 3 more",
        """
        standard input: 2 of 3 records are wrong
          record 1: expected an object, found a number
          record 3: unknown field “na␊me”; the fields are id, name, specialization, photo, workplaces, phone, email, starred
          record 3, field “name”: missing
          record 3, field “specialization”: missing

        """
      ),
    ]
    for (bytes, message, errors) in lists {
      let run = try await ProgramRun.run(
        "EmployeeList MVC --width 200 --employees -", input: bytes)
      let lines = run.text.split(separator: "\n")
      try #require(lines.count > 2, "\(run.text)")
      let isShown =
        lines[1].contains("Could not load the list: standard input: \(message)")
        && lines[2].contains("[Retry]")
      #expect(isShown, "\(run.text)")
      #expect(run.status == 1)
      #expect(run.errors == errors)
    }
  }

  @Test func `skip-faulty shows the valid employees below the number and reasons of the others`()
    async throws
  {
    let line = "EmployeeList VIPER --employees - --skip-faulty"
    let records = #"[5, \#(Self.valid), {"id": 2}]"#
    let run = try await ProgramRun.run(line, input: Data(records.utf8))
    #expect(run.status == 0)
    #expect(run.errors.split(separator: "\n").count == 4)
    expect(
      run.text,
      is: """
        ┌─ 1 employee ─────────────────────────────────────────────┐
        │ standard input: 2 records skipped: record 1: expected an │
        │ object, found a number; and 2 more kinds of faults       │
        │ □ Ada                                                    │
        │   Programs                                               │
        └──────────────────────────────────────────────────────────┘

        """)
    // No mistake in the syntax is skipped.
    let broken = try await ProgramRun.run(line, input: Data("[\(Self.valid),".utf8))
    let showsAda = broken.text.contains("Ada")
    #expect(broken.status == 1)
    #expect(!showsAda)
  }
}
