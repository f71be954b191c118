import Foundation

/// The columns that a line may take.
enum TerminalWidth {
  /// The columns where neither a terminal nor the environment says.
  static let unknown = 100

  /// Those of the terminal, else those of the environment, else as many as a page of code has.
  static var current: Int {
    width(
      terminal: terminalColumns, environment: ProcessInfo.processInfo.environment["COLUMNS"])
  }

  /// Decides where these things are known.
  static func width(terminal: Int?, environment: String?) -> Int {
    let columns = terminal ?? environment.flatMap { Int($0) } ?? unknown
    guard columns > 0 else { return unknown }
    return max(columns, CommandLineWords.minimumWidth)
  }

  private static var terminalColumns: Int? {
    var size = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }
}
