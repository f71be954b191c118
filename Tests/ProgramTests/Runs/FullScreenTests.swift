import Foundation
import ListRendering
import TerminalDrawing
import TestSupport
import Testing

/// The list on a whole terminal, used with keys and the mouse.
@Suite(.timeLimit(.minutes(5)))
struct FullScreenTests {
  private static let help = "?: help  /: search  r: reload  q: quit"

  @Test func `keys move the cursor, scroll, tap, and open a profile`() async throws {
    let program = try TerminalProgram("exec EmployeeList VIPER", lines: 8)
    let top = """
      ┌─ 24 employees ───────────────────────────┐
      ❯ ⡭⣛⢭ Grace Hopper                         │
      │ ⠼⠒⠧ Compilers                            │
      │   · Vassar College                       │
      │   · Harvard Computation Laboratory       │
      │   · Eckert–Mauchly Computer Corporation  │
      └──────────────────────────────────────────┘
      \(Self.help)
      """
    try #require(await program.shows { $0.frame == top }, "\(program.screen.frame)")
    let down = "\u{1B}[B"
    program.type(String(repeating: down, count: 5))
    let scrolled = """
      ┌─ 24 employees ───────────────────────────┐
      │ ⠼⠒⠧ Compilers                            │
      │   · Vassar College                       │
      │   · Harvard Computation Laboratory       │
      │   · Eckert–Mauchly Computer Corporation  │
      ❯   [Call]                                 │
      └──────────────────────────────────────────┘
      → Calling +1-202-555-0143, employee 1
      """
    program.type("\r")
    try #require(await program.shows { $0.frame == scrolled }, "\(program.screen.frame)")
    // The list moves by a page but one line, and the cursor stays.
    let steps: [(keys: String, line: String)] = [
      ("\u{1B}[6~", "❯   · King"), ("", Self.help),
      ("\u{1B}OA", "❯ ⡁⠉⢈ Computability and machine "),
      ("\u{1B}[5~", "❯   · Eckert"), ("\u{1B}[F", "❯   [Write a letter]"),
      ("\u{1B}[H", "❯ ⡭⣛⢭ Grace"),
      ("\r", "┌─ [Back] ─ Grace Hopper ─"),
      (down, "❯   Compilers"),
      ("\u{1B}", "┌─ 24 employees"), ("\r", "┌─ [Back] ─ Grace Hopper ─"),
      ("\u{7F}", "┌─ 24 employees"),
      ("?", "┌─ [Back] ─ Keys ─"),
      (String(repeating: "\u{1B}[6~", count: 5), "❯ Click: tap. Wheel: scroll."),
      ("\u{1B}", "❯ ⡭⣛⢭ Grace Hopper"), ("/zzz\r", "Nobody matches “zzz”."),
      ("\u{1B}", "┌─ 24 employees"),
    ]
    for (keys, line) in steps {
      program.type(keys)
      try #require(await program.shows(line), "\(keys.debugDescription): \(program.screen.frame)")
    }
    program.type("q")
    #expect(await program.end() == 0)
    #expect(program.screen.unknownSequences == [])
  }

  @Test func `arrow keys move between the cards of a grid, and Return taps the one at the cursor`()
    async throws
  {
    let program = try TerminalProgram(
      "exec EmployeeList MVP --grid", columns: 90, lines: 16)
    let (up, down, right, left) = ("\u{1B}[A", "\u{1B}[B", "\u{1B}[C", "\u{1B}[D")
    let steps: [(keys: String, line: String)] = [
      ("", "❯▣ Grace Hopper"), (right, "❯▣ Alan Turing"), (right, "❯▣ Alan Turing"),
      (String(repeating: down, count: 7), "❯  [Write a letter]"),
      // The card of Grace Hopper is shorter.
      (left, "│❯  [Write a letter]"), ("\r", "employee 1"), (down, "❯□ محمد"),
      (up + up, "│❯  [Call]"), (right, "❯  · University of Manchester"),
      ("\r", "┌─ [Back] ─ Alan Turing"), ("\u{1B}", "❯  · University of Manchester"),
      ("\u{1B}[H", "❯▣ Alan Turing"), ("\u{1B}[<0;4;3M", "┌─ [Back] ─ Grace Hopper"),
      ("\u{1B}", "❯  Compilers"), ("d", "a collection has no swipe"),
    ]
    for (keys, line) in steps {
      program.type(keys)
      try #require(await program.shows(line), "\(keys.debugDescription): \(program.screen.frame)")
    }
    program.type("q")
    #expect(await program.end() == 0)
  }

  @Test func `another screen than the list opens full screen`() async throws {
    let program = try TerminalProgram("exec EmployeeList ReusableDataSource --workplaces")
    try #require(await program.shows("❯ Vassar College"))
    #expect(await program.shows("?: help  r: reload  q: quit"))
    program.type("/")
    try #require(await program.shows("There is no search here."))
    program.type("q")
    #expect(await program.end() == 0)
  }

  @Test func `keys search, delete, reload, and go offline`() async throws {
    let program = try TerminalProgram("exec EmployeeList MVVM")
    let steps: [(keys: String, texts: [String])] = [
      ("/", ["Search: _"]), ("ho", ["Search: ho_", "└─ Search: ho ─"]),
      // In a search, letters are no commands, and Delete deletes nobody.
      ("p", ["1 of 24 employees", "❯ ⡭⣛⢭ Grace Hopper"]),
      ("\u{1B}[3~d\u{7F}", ["Search: hop_", "1 of 24 employees"]),
      ("\r", ["└─ Search: hop ─", Self.help]),
      // A search that was kept goes on.
      ("/", ["Search: hop_"]), ("\r", ["┘\n\(Self.help)"]), ("\u{1B}", ["┌─ 24 employees"]),
      ("/夏\u{7F}e\u{301}\u{7F}ada", ["Search: ada_", "of 24"]),
      ("\u{1B}", ["┌─ 24 employees", Self.help]),
      ("d", ["┌─ 23 employees", "❯ ⡯⠉⢽ Alan Turing"]), ("\u{1B}[3~", ["┌─ 22 employees"]),
      ("o", ["Offline. "]), ("d", ["Could not delete "]),
      ("r", ["❯ Could not load the list: service", "[Retry]"]),
      ("o\u{1B}[B\u{1B}[B\r", ["┌─ 22 employees", "❯   · House of Wisdom, Baghdad"]),
      ("", ["┘\n\(Self.help)"]),
      ("\rz\u{1B}[B/", ["There is no search here."]),
    ]
    for (keys, texts) in steps {
      program.type(keys)
      for text in texts {
        try #require(await program.shows(text), "\(keys.debugDescription): \(program.screen.frame)")
      }
    }
    program.type("\u{4}")
    #expect(await program.end() == 0)
  }

  @Test func `the mouse taps and scrolls, and a key without a meaning draws nothing`()
    async throws
  {
    let program = try TerminalProgram("exec EmployeeList MVC")
    try #require(await program.shows("┌─ 24 employees"))
    let steps = [
      // A click ends the search.
      ("/", "Search: _"),
      ("\u{1B}[<0;6;7M\u{1B}[<0;6;7m", "❯   [Call]                                 │"),
      ("\u{1B}[<0;6;7M", "→ Calling +1-202-555-0143, employee 1"),
      ("\u{1B}[<65;1;1M", "─┐\n│   · Harvard"), ("\u{1B}[<64;1;1M", "─┐\n│ ⡭⣛⢭ Grace"),
      ("\u{1B}[<0;6;3M", "┌─ [Back] ─ Grace Hopper ─"), ("\u{1B}[<0;6;1M", "┌─ 24 employees"),
      ("\u{1B}[<0;6;3M", "┌─ [Back] ─ Grace Hopper ─"),
      ("\u{1B}[<0;6;11M", "┌─ [Back] ─ Grace Hopper ─"),
    ]
    for (keys, text) in steps {
      program.type(keys)
      try #require(await program.shows(text), "\(keys.debugDescription): \(program.screen.frame)")
    }
    let before = program.screen
    program.type("x")
    program.type("\u{1B}[B")
    try #require(await program.shows("❯   Compilers"))
    #expect(program.screen.frameCount == before.frameCount + 1)
    #expect(program.screen.drawnLineCount == before.drawnLineCount + 2)
  }

  @Test func `the list follows the window, and a tiny window shows a message`() async throws {
    let program = try TerminalProgram("exec EmployeeList MVP", columns: 3, lines: 2)
    try #require(await program.shows("Too\nsma"))
    let sizes = [(40, 12), (200, 50), (8, 4), (80, 24)]
    for (columns, lines) in sizes {
      program.resize(columns: columns, lines: lines)
      try #require(
        await program.shows { screen in
          screen.lines.count == lines
            && screen.lines.dropLast().allSatisfy {
              TerminalText.columns(of: String($0)) == columns
            }
        }, "\(columns) × \(lines): \(program.screen.frame)")
    }
    program.resize(columns: 30, lines: 3)
    try #require(await program.shows("Too small: needs 8 columns, 4\nlines"))
    program.type("d\u{1B}[B?")
    // The keys are read before the second of two changes of the size.
    program.resize(columns: 28, lines: 3)
    try #require(await program.shows("Too small: needs 8 columns,\n"))
    program.resize(columns: 44, lines: 5)
    try #require(await program.shows("24 employees ─"))
    try #require(await program.shows("\n❯ ⡭⣛⢭ Grace Hopper"))
    program.type("/")
    try #require(await program.shows("Search: _"))
    program.resize(columns: 3, lines: 2)
    try #require(await program.shows("Too\nsma"))
    program.type("q")
    #expect(await program.end() == 0)
  }

  @Test func `the message about skipped records goes when the file was repaired and is read again`()
    async throws
  {
    let folder = try TemporaryFolder()
    let record = #"{"id":1,"name":"Ada","specialization":"Notes"}"#
    try folder.write("[\(record), 2]", to: "people")
    let path = folder.path(of: "people")
    let program = try TerminalProgram(
      "exec EmployeeList MVC --employees '\(path)' --skip-faulty", columns: 99)
    try #require(await program.shows("1 record skipped"))
    try #require(await program.shows("┘\n\(Self.help)"))
    try folder.write("[\(record)]", to: "people")
    program.type("r")
    let isShown = await program.shows { screen in
      screen.frame.contains("Ada") && !screen.frame.contains("skipped")
    }
    #expect(isShown, "\(program.screen.frame)")
    program.type("q")
    #expect(await program.end() == 0)
  }

  @Test func `data cannot break the screen, which shows that it loads`() async throws {
    let folder = try TemporaryFolder()
    let pipe = folder.path(of: "people")
    mkfifo(pipe, 0o600)
    let program = try TerminalProgram("exec EmployeeList MVC --employees '\(pipe)'", lines: 7)
    try #require(await program.shows("❯ Loading…"))
    program.type("?")
    try #require(await program.shows("┌─ [Back] ─ Keys ─"))
    program.type("\u{1B}")
    let record = #"{"id":1,"name":"\u001b[2J\n","specialization":"\r","phone":"\u001b]0;x\u0007"}"#
    try Data("[\(record)]".utf8).write(to: URL(filePath: pipe))
    try #require(await program.shows("❯ ⡭⣛⢭ ␛[2J "))
    program.type("\u{1B}[F\r")
    try #require(await program.shows("→ Calling ␛]0;x␇, employee 1"))
    #expect(program.screen.unknownSequences == [])
  }
}
