import Foundation
import TestSupport
import Testing

/// Broken streams of the programs, run as a shell runs them.
@Suite(.timeLimit(.minutes(5)))
struct StreamTests {
  private static let pages = [
    "EmployeeList MVC --count 1000", "SideBySide taps MVC MVP", "Benchmarks --list",
  ]

  @Test func `a full disk or a closed output ends the program with one line and status 74`()
    async throws
  {
    for line in Self.pages {
      let message = "\(line.prefix { $0 != " " }): standard output cannot be written: "
      let full = try await ProgramRun.run("\(line) >/dev/full")
      #expect(full.errors == "\(message)No space left on device\n")
      // The runtime may have opened something else under the free number, so the reason differs.
      let closed = try await ProgramRun.run("\(line) >&-")
      let hasMessage = closed.errors.hasPrefix(message)
      let lineCount = closed.errors.count { $0 == "\n" }
      #expect(hasMessage, "\(closed.errors)")
      let statuses = [full.status, closed.status]
      #expect(statuses == [74, 74], "\(line)")
      #expect(lineCount == 1, "\(line)")
    }
  }

  @Test func `a closed pipe ends the program quietly`() async throws {
    for line in Self.pages {
      // Otherwise the signal would end the program before it learns of the closed pipe.
      let run = try await ProgramRun.run("{ trap '' PIPE; \(line); echo $? >&2; } | true")
      // The program may have written everything before.
      #expect(["0\n", "74\n"].contains(run.errors), "\(line)")
    }
  }

  @Test func `a usage error that cannot be printed has status 64 or 74`() async throws {
    let lines = [
      "EmployeeList --wide", "SideBySide dancing", "Benchmarks --wide",
      "Benchmarks render missing.json",
    ]
    for line in lines.flatMap({ ["\($0) 2>&-", "\($0) 2>/dev/full"] }) {
      #expect([64, 74].contains(try await ProgramRun.run(line).status), "\(line)")
    }
  }
}
