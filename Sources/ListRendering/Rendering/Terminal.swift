import Foundation

/// The terminal that the program writes to.
public nonisolated enum Terminal {
  /// Whether to draw colours: standard output is a terminal, and `NO_COLOR` is not set.
  ///
  /// See no-color.org; an empty `NO_COLOR` counts as not set.
  public static var isColored: Bool {
    isColored(
      isTerminal: isatty(STDOUT_FILENO) == 1,
      noColor: ProcessInfo.processInfo.environment["NO_COLOR"])
  }

  /// Returns whether to draw colours for a kind of output and a value of `NO_COLOR`.
  static func isColored(isTerminal: Bool, noColor: String?) -> Bool {
    isTerminal && (noColor ?? "").isEmpty
  }
}
