import Foundation
import TestSupport
import Testing

/// The terminal after a full screen, and runs that show none.
@Suite(.timeLimit(.minutes(5)))
struct FullScreenEndTests {
  /// The ways to end the program, with the status that a shell reports.
  private static let ends:
    [(name: String, status: Int32, end: @Sendable (TerminalProgram) -> Void)] = [
      ("q", 0, { $0.type("q") }), ("Ctrl-D", 0, { $0.type("\u{4}") }),
      ("Ctrl-C", 130, { $0.type("\u{3}") }), ("Ctrl-\\", 131, { $0.type("\u{1C}") }),
      ("SIGTERM", 143, { kill($0.process, SIGTERM) }),
      ("SIGHUP", 129, { kill($0.process, SIGHUP) }),
      ("SIGSEGV", 139, { kill($0.process, SIGSEGV) }),
      ("SIGABRT", 134, { kill($0.process, SIGABRT) }),
    ]

  @Test func `every end restores the terminal, and leaves no file`() async throws {
    for (name, status, end) in Self.ends {
      let folder = try TemporaryFolder()
      let program = try TerminalProgram(
        "ulimit -c 0; exec EmployeeList MVC", environment: ["TMPDIR": folder.url.path])
      try #require(await program.shows("24 employees"))
      let isRaw = program.settings != program.formerSettings
      #expect(isRaw, "\(name)")
      #expect(program.screen.modes == Self.fullScreen, "\(name)")
      end(program)
      #expect(await program.end() == status, "\(name): \(program.screen)")
      expectRestored(program, after: name)
      #expect([program.screen.normalText] + folder.names == [""], "\(name)")
    }
  }

  @Test func `Ctrl-Z shows the shell, and fg shows the list again, also in another size`()
    async throws
  {
    for (columns, lines) in [(44, 12), (30, 6)] {
      let program = try TerminalProgram(
        "set -m; EmployeeList MVC; echo [$?]; read -r line; fg; echo [$?]; read -r line; fg")
      try #require(await program.shows("24 employees"))
      program.type("\u{1B}[B")
      try #require(await program.shows("❯ ⠼⠒⠧ Compilers"))
      program.type("\u{1A}")
      try #require(await program.shows { $0.normalText.contains("]") })
      expectRestored(program)
      program.resize(columns: columns, lines: lines)
      program.type("\n")
      try #require(
        await program.shows { screen in
          screen.modes == Self.fullScreen && screen.lines.count == lines
            && screen.lines[2].hasPrefix("❯ ⠼⠒⠧ Compilers")
        }, "\(columns) × \(lines)")
      program.type("\u{1A}")
      try #require(await program.shows { $0.normalText.count { $0 == "]" } == 2 })
      #expect(program.screen.modes == TerminalScreen.initialModes)
      program.type("\n")
      try #require(await program.shows { $0.modes == Self.fullScreen })
      program.type("q")
      #expect(await program.end() == 0)
      expectRestored(program)
    }
  }

  /// The modes while a full screen is shown.
  private static let fullScreen: Set = [1049, 1000, 1006]

  /// Checks that the terminal is as it was before the program.
  private func expectRestored(
    _ program: TerminalProgram, after end: String = "",
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let modes = program.screen.modes
    #expect(program.settings == program.formerSettings, "\(end)", sourceLocation: sourceLocation)
    #expect(modes == TerminalScreen.initialModes, "\(end)", sourceLocation: sourceLocation)
  }

  @Test func `a closed window ends the program`() async throws {
    for line in ["exec EmployeeList MVC", "trap '' HUP; exec EmployeeList MVC"] {
      let program = try TerminalProgram(line)
      try #require(await program.shows("24 employees"))
      program.closeWindow()
      #expect([0, 74, 129].contains(await program.end()))
    }
  }

  @Test
  func `a terminal shows how much of a long file is loaded, clears the line, and has colors`()
    async throws
  {
    let folder = try TemporaryFolder()
    let records = (1...25_000).map { #"{"id":\#($0),"name":"N","specialization":"","phone":"1"}"# }
    try folder.write("[\(records.joined(separator: ","))]", to: "people.json")
    let line = "EmployeeList MVC --height 6 --employees \(folder.path(of: "people.json"))"
    let run = try await ProgramRun.run(
      line, columns: 80, environment: ["TERM": "xterm", "NO_COLOR": ""])
    let shown = ["\rLoading: 80 %\u{1B}[K\r\u{1B}[K", "25000 employees", "\u{1B}[0m"]
    let missing = shown.filter { !run.text.contains($0) }
    #expect(missing == [])
    let piped = try await ProgramRun.run(line).errors
    #expect(piped == "")
  }

  @Test func `a pipe, a height, a dumb terminal and the background get a printed frame`()
    async throws
  {
    let list = try await ProgramRun.run("EmployeeList MVC")
    let frame = try await ProgramRun.run("EmployeeList MVC --height 9")
    let counts = [frame, list].map { $0.text.count { $0 == "\n" } }
    #expect(counts[0] == 9)
    #expect(counts[1] > 100)
    let cases = [
      ("EmployeeList MVC --height 9", "xterm", frame), ("EmployeeList MVC", "dumb", list),
      ("set -m; EmployeeList MVC & wait", "xterm", list), ("EmployeeList MVC | cat", "xterm", list),
      ("EmployeeList MVC </dev/null", "xterm", list),
    ]
    for (line, term, printed) in cases {
      let program = try TerminalProgram(line, columns: 100, environment: ["TERM": term])
      // The terminal holds only a part of the list, so the program ends after it was read.
      let end = String(printed.text.suffix(60)).replacing("\n", with: "\r\n")
      try #require(await program.shows { $0.normalText.hasSuffix(end) })
      let isPrinted = program.screen.normalText.replacing("\r\n", with: "\n") == printed.text
      #expect(isPrinted, "\(line), \(term)")
      #expect(await program.end() == 0, "\(line), \(term)")
    }
  }
}
