package import Foundation

/// A program that runs in a pseudo-terminal, which a test uses as a person does.
package nonisolated final class TerminalProgram {
  /// What the terminal shows so far.
  package private(set) var screen = TerminalScreen()

  /// The number of the process, which leads a session of the terminal.
  package let process: pid_t

  private let terminal: PseudoTerminal
  private var status: Int32?
  private var isWindowClosed = false

  /// The settings of the terminal before the program ran.
  package let formerSettings: [String]

  /// The time after which an expected output is missing, in seconds.
  private static let patience = 30.0

  /// Runs a command line of the shell, without colours.
  package init(
    _ line: String, columns: Int = 44, lines: Int = 12, environment: [String: String] = [:]
  ) throws {
    terminal = try PseudoTerminal(columns: columns, lines: lines)
    formerSettings = terminal.settings
    let variables = ["TERM": "xterm", "NO_COLOR": "1", "SWIFT_BACKTRACE": "enable=no"]
    process = try Self.run(
      line, on: terminal.path,
      ProgramRun.environment(variables.merging(environment) { _, new in new }))
  }

  deinit {
    terminal.hangUp()
    guard status == nil else { return }
    kill(process, SIGKILL)
    waitpid(process, nil, 0)
  }

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
    let deadline = Date.now + Self.patience
    // A frame that is being drawn is not shown yet.
    while screen.modes.contains(2026) || !condition(screen) {
      let seconds = deadline.timeIntervalSinceNow
      guard seconds > 0, let output = await terminal.shownNext(within: seconds) else {
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
    let process = process
    let status = await withCheckedContinuation { continuation in
      Thread.detachNewThread {
        var status: Int32 = 0
        waitpid(process, &status, 0)
        let signal = status & 0x7F
        continuation.resume(returning: signal == 0 ? status >> 8 & 0xFF : 128 + signal)
      }
    }
    self.status = status
    while !isWindowClosed, let output = await terminal.shownNext(within: 0) { screen.show(output) }
    return status
  }

  // MARK: - Running

  /// Starts a shell as the leader of a session, whose terminal then sends it signals.
  private static func run(
    _ line: String, on path: String, _ environment: [String: String]
  ) throws -> pid_t {
    #if canImport(Darwin)
      var (actions, attributes): (posix_spawn_file_actions_t?, posix_spawnattr_t?) = (nil, nil)
    #else
      var (actions, attributes) = (posix_spawn_file_actions_t(), posix_spawnattr_t())
    #endif
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    posix_spawn_file_actions_addopen(&actions, 0, path, O_RDWR, 0)
    for stream in [1, 2] as [Int32] { posix_spawn_file_actions_adddup2(&actions, 0, stream) }
    // `POSIX_SPAWN_SETSID`, and the default action for every signal that is ignored here.
    #if canImport(Darwin)
      let newSession: Int32 = 0x0400
    #else
      let newSession: Int32 = 0x80
    #endif
    posix_spawnattr_setflags(&attributes, Int16(newSession))
    let arguments = (["sh", "-c", line] as [String]).map { strdup($0) } + [nil]
    let variables = environment.map { strdup("\($0)=\($1)") } + [nil]
    defer { (arguments + variables).forEach { free($0) } }
    var process: pid_t = 0
    let error = posix_spawn(&process, "/bin/sh", &actions, &attributes, arguments, variables)
    guard error == 0 else { throw POSIXError(POSIXErrorCode(rawValue: error) ?? .EAGAIN) }
    return process
  }
}
