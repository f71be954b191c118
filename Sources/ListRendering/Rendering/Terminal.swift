import Foundation

/// What is known of the terminal that the program writes to.
public nonisolated enum Terminal {
  /// Tells whether colours are welcome: standard output is a terminal, and `NO_COLOR` is not set.
  ///
  /// See no-color.org; an empty `NO_COLOR` counts as not set.
  public static var isColored: Bool {
    isColored(
      isTerminal: isatty(STDOUT_FILENO) == 1,
      noColor: ProcessInfo.processInfo.environment["NO_COLOR"])
  }

  /// Tells whether colours are welcome where these things are known.
  static func isColored(isTerminal: Bool, noColor: String?) -> Bool {
    isTerminal && (noColor ?? "").isEmpty
  }
}
