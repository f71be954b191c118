package import Foundation

/// A program that runs in a pseudo-terminal, which a test uses as a person does.
package nonisolated final class TerminalProgram {
  /// What the terminal shows so far.
  package private(set) var screen = TerminalScreen()

  private let terminal: PseudoTerminal
  private let shell: ShellProcess
  private var isWindowClosed = false

  /// The settings of the terminal before the program ran.
  package let formerSettings: [String]

  /// The silence after which an expected output is missing, in seconds.
  private static let patience = 60.0

  /// Runs a command line of the shell, without colors.
  package init(
    _ line: String, columns: Int = 44, lines: Int = 12, environment: [String: String] = [:]
  ) throws {
    terminal = try PseudoTerminal(columns: columns, lines: lines)
    formerSettings = terminal.settings
    let variables = ["TERM": "xterm", "NO_COLOR": "1", "SWIFT_BACKTRACE": "enable=no"]
    shell = try ShellProcess(
      line, streams: Array(repeating: terminal.path, count: 3), terminal: true,
      environment: variables.merging(environment) { _, new in new })
  }

  deinit {
    terminal.hangUp()
  }

  /// The number of the shell, or of the program that it was replaced with.
  package var process: pid_t { shell.number }

  /// The settings of the terminal.
  package var settings: [String] { terminal.settings }

  /// Types a text, or the bytes of keys.
  package func type(_ text: String) {
    terminal.type(text)
  }

  /// Changes the size of the window.
  package func resize(columns: Int, lines: Int) {
    terminal.resize(columns: columns, lines: lines)
  }

  /// Closes the window.
  package func closeWindow() {
    isWindowClosed = true
    terminal.closeWindow()
  }

  // MARK: - Waiting

  /// Waits until the screen satisfies a condition, and returns whether it did in time.
  package func shows(_ condition: (TerminalScreen) -> Bool) async -> Bool {
    // A frame that is being drawn is not shown yet.
    while screen.modes.contains(2026) || !condition(screen) {
      guard !Task.isCancelled, let output = await terminal.shownNext(within: Self.patience) else {
        return false
      }
      screen.show(output)
    }
    return true
  }

  /// Waits until the full screen contains a text, and returns whether it did in time.
  package func shows(_ text: String) async -> Bool {
    await shows { $0.frame.contains(text) }
  }

  /// Waits for the end of the program, reads all of its output, and returns its status.
  package func end() async -> Int32 {
    let status = await shell.end()
    while !isWindowClosed, let output = await terminal.shownNext(within: 0) { screen.show(output) }
    return status
  }
}
