import Foundation
import TestSupport
import Testing

/// Interactive sessions of the program, through a pipe and in a terminal.
@Suite(.timeLimit(.minutes(5)))
struct SessionTests {
  @Test func `every command changes the frame as its help says`() async throws {
    let commands = """
      tap 2
      tap 1
      tap 2
      back
      search hopper
      tap 7 6
      search
      end
      scroll -3
      top
      delete 2
      offline
      refresh
      retry
      online
      retry
      help
      quit
      top
      """
    let run = try await session("EmployeeList MVP --interactive --width 80 --height 14", commands)
    let frames = run.text.split(separator: "┌─ ").map { String($0.prefix { $0 != "\n" }) }
    let titles = frames.dropFirst().map { $0.prefix { !"─\n".contains($0) } }
    #expect(run.status == 0)
    #expect(
      titles.map(String.init) == [
        "[Back] ", "24 employees ", "[Back] ", "24 employees ", "1 of 24 employees ",
        "1 of 24 employees ",
        "24 employees ", "24 employees ", "24 employees ", "24 employees ", "23 employees ",
        "23 employees ", "23 employees ", "23 employees ", "23 employees ", "23 employees ",
      ])
    #expect(run.text.contains("→ Calling "))
    #expect(run.text.contains("service unavailable: this session is offline"))
    #expect(run.text.contains("pull the list down to load it again"))
  }

  @Test func `a command that is none, or finds no button, is answered with one line`()
    async throws
  {
    let run = try await session(
      "EmployeeList MVC --interactive --height 4", "dance\n\n  \nback\nretry\ntap 99\ntap 0 0\n")
    #expect(
      run.text.split(separator: "\n").filter { $0.hasPrefix("There") } == [
        "There is no such command; “help” lists them.", "There is no Back in view.",
        "There is no Retry in view.",
      ])
    #expect(run.status == 0)
  }

  @Test func `input that is not UTF-8, has no end of line, or is very long is read`()
    async throws
  {
    var input = Data("search ".utf8) + [0xFF, 0x00, 0x1B, 0x0A]
    input += Data("search \(String(repeating: "é", count: 100_000))\nsearch Ada".utf8)
    let run = try await ProgramRun.run(
      "EmployeeList MVC --interactive --height 4", input: input)
    #expect(run.status == 0)
    #expect(run.text.contains("└─ Search: \u{FFFD}␀␛ ─"))
    #expect(run.text.contains("1 of 24 employees"))
  }

  @Test func `a terminal shows a prompt and colours, and Ctrl-D ends the session`()
    async throws
  {
    let run = try await ProgramRun.run(
      "EmployeeList MVC --interactive --height 4", columns: 80, typing: "end\n\u{4}",
      environment: ["TERM": "xterm", "NO_COLOR": ""])
    #expect(run.status == 0)
    #expect(run.text.contains("> "))
    #expect(run.text.contains("\u{1B}["))
    #expect(run.text.count(of: "24 employees") == 2)
  }

  @Test func `a terminal shows how much of a long file is loaded, and then clears the line`()
    async throws
  {
    let folder = try TemporaryFolder()
    let records = (1...25_000).map { #"{"id":\#($0),"name":"N","specialization":""}"# }
    try folder.write("[\(records.joined(separator: ","))]", to: "people.json")
    let run = try await ProgramRun.run(
      "EmployeeList MVC --height 4 --employees \(folder.path(of: "people.json"))", columns: 80)
    #expect(run.text.contains("\rLoading: 80 %\u{1B}[K\r\u{1B}[K"))
    #expect(run.text.contains("25000 employees"))
    let quiet = try await ProgramRun.run(
      "EmployeeList MVC --height 4 --employees \(folder.path(of: "people.json"))")
    #expect(quiet.errors == "")
  }

  @Test func `the page of help names every option`() async throws {
    let page = try await ProgramRun.run("EmployeeList --help")
    #expect(page.status == 0)
    #expect(page.errors == "")
    for option in [
      "--employees", "--skip-faulty", "--count", "--width", "--height", "--interactive", "--grid",
      "--screen", "--help",
    ] {
      #expect(page.text.contains("\n  \(option) "))
    }
  }

  private func session(_ line: String, _ commands: String) async throws -> ProgramRun {
    try await ProgramRun.run(line, input: Data(commands.utf8))
  }
}

extension String {
  fileprivate func count(of text: String) -> Int {
    components(separatedBy: text).count - 1
  }
}
