import ListRendering

extension String {
  /// The text on one line in its visible form, so that no file and no option can control the
  /// terminal.
  package var visible: String {
    var bytes: [UInt8] = []
    _ = TerminalText.append(self, columns: .max, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The text with each of its lines in its visible form.
  package var visibleLines: String {
    unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
      .map { String($0).visible }
      .joined(separator: "\n")
  }

  /// The text with each of its lines in its visible form, escaped for XML and HTML.
  package var markupEscaped: String {
    visibleLines.unicodeScalars.map { scalar in
      switch scalar {
      case "&": "&amp;"
      case "<": "&lt;"
      case ">": "&gt;"
      case "\"": "&quot;"
      case "'": "&#39;"
      default: String(scalar)
      }
    }
    .joined()
  }
}
