import ListRendering
import TerminalDrawing

/// What every frame must be, whatever it shows.
@MainActor
enum DrawnFrame {
  /// Returns what is wrong with the frame and the whole list of a window, or `nil`.
  static func fault(of window: TextWindow) -> String? {
    window.layoutIfNeeded()
    let lines = window.lines
    if lines.count != window.size.height {
      return "\(lines.count) lines instead of \(window.size.height)"
    }
    var list = ""
    window.drawList(into: &list)
    for line in lines + list.split(separator: "\n") {
      let columns = TerminalText.columns(of: String(line))
      if columns != window.size.width { return "\(columns) columns in \(line)" }
      if let scalar = line.unicodeScalars.first(where: isHarmful) {
        return "U+\(String(scalar.value, radix: 16)) in \(line)"
      }
    }
    return nil
  }

  /// Whether a terminal could interpret or hide a scalar.
  static func isHarmful(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator, .surrogate: true
    case .format: !["\u{200C}", "\u{200D}"].contains(scalar) && scalar.value < 0xE0020
    default: scalar.properties.isNoncharacterCodePoint
    }
  }
}
