/// The weight or colour of a piece of text on a terminal that supports them.
public nonisolated enum TextStyle: Sendable {
  /// The text as it is.
  case plain

  /// The title of a row.
  case bold

  /// Text that matters less than the rest.
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
