import Foundation
import TestSupport
import Testing

/// Broken streams of the three programs, run as a shell runs them.
@Suite(.timeLimit(.minutes(1)))
struct StreamTests {
  private static let pages = [
    "EmployeeList --help", "EmployeeList MVC --count 1000", "SideBySide taps MVC MVP",
    "SideBySide --list", "Benchmarks --help", "Benchmarks --list",
  ]

  @Test(arguments: pages)
  func `a full disk ends the program with one line and status 74`(line: String) async throws {
    let run = try await ProgramRun.run("\(line) >/dev/full")
    #expect(run.status == 74)
    let program = line.prefix { $0 != " " }
    #expect(
      run.errors == "\(program): standard output cannot be written: No space left on device\n")
  }

  @Test(arguments: pages)
  func `a closed standard output ends the program in the same way`(line: String) async throws {
    let run = try await ProgramRun.run("\(line) >&-")
    #expect(run.status == 74)
    // The runtime may have opened something else under the free number, so the reason differs.
    let program = line.prefix { $0 != " " }
    #expect(run.errors.hasPrefix("\(program): standard output cannot be written: "))
    #expect(run.errors.count { $0 == "\n" } == 1)
  }

  @Test(arguments: pages)
  func `a closed pipe ends the program quietly`(line: String) async throws {
    let run = try await ProgramRun.run("{ \(line); echo $? >&2; } | true")
    // The program may have written everything before, or the signal SIGPIPE may end it.
    #expect(["0\n", "74\n", "141\n"].contains(run.errors))
  }

  @Test(arguments: [
    "EmployeeList --wide", "SideBySide dancing", "Benchmarks --wide",
    "Benchmarks render missing.json",
  ])
  func `a usage error that cannot be printed has status 64 or 74`(
    line: String
  ) async throws {
    #expect([64, 74].contains(try await ProgramRun.run("\(line) 2>&-").status))
    #expect([64, 74].contains(try await ProgramRun.run("\(line) 2>/dev/full").status))
  }
}
