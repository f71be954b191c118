/// The weight or colour of a piece of text, on a terminal that shows it.
public nonisolated enum TextStyle: Sendable {
  /// The text as it is.
  case plain

  /// What a row is about.
  case bold

  /// What matters less than the rest.
  case dim

  /// What can be tapped.
  case accent

  /// The sequence that switches the style on (ECMA-48, "select graphic rendition").
  var onSequence: String {
    switch self {
    case .plain: ""
    case .bold: "\u{1B}[1m"
    case .dim: "\u{1B}[2m"
    case .accent: "\u{1B}[36m"
    }
  }

  /// The sequence that switches every style off.
  static let offSequence = "\u{1B}[0m"
}
