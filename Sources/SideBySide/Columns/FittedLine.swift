import ListRendering

/// Makes lines fit a number of columns of the terminal.
enum FittedLine {
  /// What stands before the rest of a line that was too long.
  private static let continuation = "… "

  /// Cuts a text with `…`.
  static func cut(_ text: String, columns: Int) -> String {
    var bytes: [UInt8] = []
    _ = TerminalText.append(text, columns: columns, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Parts a line of code; what follows is indented as it is, and begins with `…`.
  static func wrapped(_ line: String, columns: Int) -> [String] {
    let visible = cut(line, columns: .max)
    guard TerminalText.columns(of: visible) > columns else { return [visible] }
    let blanks = String(visible.prefix { $0 == " " }.prefix(columns / 2))
    let room = columns - blanks.count - continuation.count
    let pieces = TerminalText.wrap(String(visible.drop { $0 == " " }), columns: room)
    return pieces.enumerated().map { index, piece in
      blanks + (index == 0 ? "" : continuation) + piece
    }
  }
}
