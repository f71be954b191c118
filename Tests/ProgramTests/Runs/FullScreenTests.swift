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
    try await perform(
      [
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
      ], on: program)
    await quit(program)
    #expect(program.screen.unknownSequences == [])
  }

  @Test func `arrow keys move between the cards of a grid, and Return taps the one at the cursor`()
    async throws
  {
    let program = try TerminalProgram(
      "exec EmployeeList MVP --grid", columns: 90, lines: 16)
    let (up, down, right, left) = ("\u{1B}[A", "\u{1B}[B", "\u{1B}[C", "\u{1B}[D")
    try await perform(
      [
        ("", "❯▣ Grace Hopper"), (right, "❯▣ Alan Turing"), (right, "❯▣ Alan Turing"),
        (String(repeating: down, count: 7), "❯  [Write a letter]"),
        // The card of Grace Hopper is shorter.
        (left, "│❯  [Write a letter]"), ("\r", "employee 1"), (down, "❯□ محمد"),
        (up + up, "│❯  [Call]"), (right, "❯  · University of Manchester"),
        ("\r", "┌─ [Back] ─ Alan Turing"), ("\u{1B}", "❯  · University of Manchester"),
        ("\u{1B}[H", "❯▣ Alan Turing"), ("\u{1B}[<0;4;3M", "┌─ [Back] ─ Grace Hopper"),
        ("\u{1B}", "❯  Compilers"), ("d", "a collection has no swipe"),
      ], on: program)
    await quit(program)
    let wide = try TerminalProgram("exec EmployeeList MVP --grid", columns: 140, lines: 16)
    try await perform(
      [
        ("", "❯▣ Grace Hopper"), (right + right, "❯□ محمد"), (left, "❯▣ Alan Turing"),
      ], on: wide)
    await quit(wide)
  }

  @Test func `keys search, delete, reload, and go offline`() async throws {
    let program = try TerminalProgram("exec EmployeeList MVVM")
    try await perform(
      [
        ("/", "Search: _"), ("ho", "Search: ho_"), ("", "└─ Search: ho ─"),
        // In a search, letters are no commands, and Delete deletes nobody.
        ("p", "1 of 24 employees"), ("", "❯ ⡭⣛⢭ Grace Hopper"),
        ("\u{1B}[3~d\u{7F}", "Search: hop_"), ("", "1 of 24 employees"),
        ("\r", "└─ Search: hop ─"), ("", Self.help),
        // A search that was kept goes on.
        ("/", "Search: hop_"), ("\r", "┘\n\(Self.help)"), ("\u{1B}", "┌─ 24 employees"),
        ("/夏\u{7F}e\u{301}\u{7F}ada", "Search: ada_"), ("", "of 24"),
        ("\u{1B}", "┌─ 24 employees"), ("", Self.help),
        ("d", "┌─ 23 employees"), ("", "❯ ⡯⠉⢽ Alan Turing"), ("\u{1B}[3~", "┌─ 22 employees"),
        ("o", "Offline. "), ("d", "Could not delete "),
        ("r", "❯ Could not load the list: service"), ("", "[Retry]"),
        ("o\u{1B}[B\u{1B}[B\r", "┌─ 22 employees"), ("", "❯   · House of Wisdom, Baghdad"),
        ("", "┘\n\(Self.help)"),
        ("\rz\u{1B}[B/", "There is no search here."),
      ], on: program)
    program.type("\u{4}")
    #expect(await program.end() == 0)
  }

  @Test func `the mouse taps and scrolls, and a key without a meaning draws nothing`()
    async throws
  {
    let program = try TerminalProgram("exec EmployeeList MVC")
    try await perform(
      [
        // A click ends the search.
        ("", "┌─ 24 employees"), ("/", "Search: _"),
        ("\u{1B}[<0;6;7M\u{1B}[<0;6;7m", "❯   [Call]                                 │"),
        ("\u{1B}[<0;6;7M", "→ Calling +1-202-555-0143, employee 1"),
        ("\u{1B}[<65;1;1M", "─┐\n│   · Harvard"), ("\u{1B}[<64;1;1M", "─┐\n│ ⡭⣛⢭ Grace"),
        ("\u{1B}[<0;6;3M", "┌─ [Back] ─ Grace Hopper ─"), ("\u{1B}[<0;6;1M", "┌─ 24 employees"),
        ("\u{1B}[<0;6;3M", "┌─ [Back] ─ Grace Hopper ─"),
        ("\u{1B}[<0;6;11M", "┌─ [Back] ─ Grace Hopper ─"),
      ], on: program)
    let before = program.screen
    program.type("x")
    try await perform([("\u{1B}[B", "❯   Compilers")], on: program)
    let counts = [program.screen.frameCount, program.screen.drawnLineCount]
    #expect(counts == [before.frameCount + 1, before.drawnLineCount + 2])
  }

  @Test func `keys and the mouse set a star, which the list keeps when it is read again`()
    async throws
  {
    let folder = try TemporaryFolder()
    func write(_ name: String) throws {
      let record = #"{"id":1,"name":"\#(name)","specialization":"Notes","starred":false}"#
      try folder.write("[\(record)]", to: "people")
    }
    try write("Ada")
    let path = folder.path(of: "people")
    let program = try TerminalProgram(
      "exec EmployeeList VIPERSectionModels --employees '\(path)'", columns: 80)
    try await perform(
      [
        ("", "❯ ⡭⣛⢭ Ada  "), ("\r", "[Back] ─ Ada"), ("\u{1B}[B\u{1B}[B", "❯   [Add star]"),
        ("\r", "❯   [Remove star]"), ("", "│ □ Ada ★"),
        // A profile has no row to delete.
        ("d\u{7F}", "❯ ⡭⣛⢭ Ada ★"),
      ], on: program)
    try write("Ada Lovelace")
    try await perform(
      [
        ("r", "❯ ⡭⣛⢭ Ada Lovelace ★"), ("\r", "❯ □ Ada Lovelace ★"),
        ("\u{1B}[<0;6;4M", "❯   [Add star]"), ("\u{7F}", "❯ ⡭⣛⢭ Ada Lovelace  "),
      ], on: program)
    await quit(program)
  }

  @Test func `a service that refuses changes gives the reason, and the cursor stays on the button`()
    async throws
  {
    let program = try TerminalProgram(
      "exec EmployeeList MVC --refuse-changes", columns: 80, lines: 16)
    let toStar = String(repeating: "\u{1B}[B", count: 7)
    let reason = """
      │ Could not add a star to Grace Hopper: service unavailable: this session      │
      │ refuses changes                                                              │

      """
    try await perform(
      [
        ("", "❯ ⡭⣛⢭ Grace Hopper"), ("", "Refuses changes. ?: help  /: search"),
        ("\r" + toStar, "❯   [Add star]"),
        ("\r", reason), ("", "❯   [Add star]"),
        // The reason goes, and the cursor is not on another button.
        ("c\r", "❯   [Remove star]"), ("", "│ ▣ Grace Hopper ★"), ("\r", "❯   [Add star]"),
        ("c", "Refuses changes. ?: help  r: reload"),
        ("\u{7F}d", "Could not delete Grace Hopper"), ("cd", "┌─ 23 employees"),
        ("", "┘\n\(Self.help)"),
      ], on: program)
    await quit(program)
  }

  @Test func `the list follows the window, and a tiny window shows a message`() async throws {
    let program = try TerminalProgram("exec EmployeeList MVP", columns: 3, lines: 2)
    try await perform([("", "Too\nsma")], on: program)
    for (columns, lines) in [(40, 12), (200, 50), (8, 4), (80, 24)] {
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
    try await perform([("", "Too small: needs 8 columns, 4\nlines")], on: program)
    program.type("d\u{1B}[B?")
    // The keys are read before the second of two changes of the size.
    program.resize(columns: 28, lines: 3)
    try await perform([("", "Too small: needs 8 columns,\n")], on: program)
    program.resize(columns: 44, lines: 5)
    try await perform(
      [("", "24 employees ─"), ("", "\n❯ ⡭⣛⢭ Grace Hopper"), ("/", "Search: _")], on: program)
    program.resize(columns: 3, lines: 2)
    try await perform([("", "Too\nsma")], on: program)
    await quit(program)
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
    try await perform([("", "1 record skipped"), ("", "┘\n\(Self.help)")], on: program)
    try folder.write("[\(record)]", to: "people")
    program.type("r")
    let isShown = await program.shows { screen in
      screen.frame.contains("Ada") && !screen.frame.contains("skipped")
    }
    #expect(isShown, "\(program.screen.frame)")
    await quit(program)
  }

  @Test func `data cannot break the screen, which shows that it loads`() async throws {
    let folder = try TemporaryFolder()
    let pipe = folder.path(of: "people")
    mkfifo(pipe, 0o600)
    let program = try TerminalProgram("exec EmployeeList MVC --employees '\(pipe)'", lines: 7)
    try await perform([("", "❯ Loading…"), ("?", "┌─ [Back] ─ Keys ─")], on: program)
    program.type("\u{1B}")
    let record = #"{"id":1,"name":"\u001b[2J\n","specialization":"\r","phone":"\u001b]0;x\u0007"}"#
    try Data("[\(record)]".utf8).write(to: URL(filePath: pipe))
    try await perform(
      [("", "❯ ⡭⣛⢭ ␛[2J "), ("\u{1B}[F\r", "→ Calling ␛]0;x␇, employee 1")], on: program)
    #expect(program.screen.unknownSequences == [])
  }

  /// Types the keys of each step, and waits for the text after them.
  private func perform(
    _ steps: [(keys: String, text: String)], on program: TerminalProgram
  ) async throws {
    for (keys, text) in steps {
      program.type(keys)
      try #require(await program.shows(text), "\(keys.debugDescription): \(program.screen.frame)")
    }
  }

  private func quit(_ program: TerminalProgram) async {
    program.type("q")
    #expect(await program.end() == 0)
  }
}
