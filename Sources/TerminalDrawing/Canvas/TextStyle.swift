import Foundation

/// The terminal that the program writes to.
public enum Terminal {
  /// Whether to draw colors: standard output is a terminal, and `NO_COLOR` is not set.
  ///
  /// See no-color.org; an empty `NO_COLOR` counts as not set.
  public static var isColored: Bool {
    isColored(
      isTerminal: isatty(STDOUT_FILENO) == 1,
      noColor: ProcessInfo.processInfo.environment["NO_COLOR"])
  }

  /// Returns whether to draw colors for a kind of output and a value of `NO_COLOR`.
  static func isColored(isTerminal: Bool, noColor: String?) -> Bool {
    isTerminal && (noColor ?? "").isEmpty
  }
}

// MARK: -

/// The weight or color of a piece of text on a terminal that supports them.
public enum TextStyle: Sendable {
  /// Text without a style.
  case plain

  /// The title of a row.
  case bold

  /// Less important text.
  case dim

  /// Text that can be tapped.
  case accent

  /// The sequence that switches the style on (ECMA-48, "select graphic rendition").
  var onSequence: ShortBytes {
    switch self {
    case .plain: ShortBytes("")
    case .bold: ShortBytes("\u{1B}[1m")
    case .dim: ShortBytes("\u{1B}[2m")
    case .accent: ShortBytes("\u{1B}[36m")
    }
  }

  /// The sequence that switches every style off.
  static let offSequence = ShortBytes("\u{1B}[0m")
}
