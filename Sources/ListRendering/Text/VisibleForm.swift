/// What is drawn in place of scalars that must not reach a terminal as they are.
nonisolated enum VisibleForm {
  /// The dotted circle, which carries a mark that has nothing to stand on.
  static let carrier: Unicode.Scalar = "\u{25CC}"

  /// The sign at the end of a text that was cut.
  static let ellipsis: Unicode.Scalar = "\u{2026}"

  /// The sign for everything that has no form of its own.
  static let replacement: Unicode.Scalar = "\u{FFFD}"

  /// Finds the form of a scalar: one column, no mark, no part of any pair.
  ///
  /// The controls of ASCII have control pictures (␛ for ESC), and half a flag is its letter in a
  /// square. Everything else is `replacement`.
  static func of(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    let value =
      switch scalar.value {
      case 0x00...0x1F: 0x2400 + scalar.value
      case 0x7F: 0x2421 as UInt32
      case 0x1F1E6...0x1F1FF: 0x1F130 + (scalar.value - 0x1F1E6)
      default: replacement.value
      }
    return Unicode.Scalar(value) ?? replacement
  }
}
