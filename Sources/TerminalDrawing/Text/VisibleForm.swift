/// The scalars drawn in place of those that must not reach a terminal.
enum VisibleForm {
  /// The dotted circle, drawn below a mark without a letter.
  static let carrier: Unicode.Scalar = "\u{25CC}"

  /// The sign at the end of a cut text.
  static let ellipsis: Unicode.Scalar = "\u{2026}"

  /// The sign for a scalar that has no visible form of its own.
  static let replacement: Unicode.Scalar = "\u{FFFD}"

  /// Returns the visible form of a scalar, which takes one column and combines with no other scalar.
  ///
  /// An ASCII control becomes its control picture (␛ for ESC), and half a flag its letter in a
  /// square. Every other scalar becomes `replacement`.
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
