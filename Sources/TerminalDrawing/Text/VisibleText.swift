extension String {
  /// The text on one line in its visible form, so that no file and no option can control the
  /// terminal.
  package var visible: String { visible(columns: .max) }

  /// The text on one line in its visible form, cut with `…` to at most a number of columns.
  package func visible(columns: Int) -> String {
    var bytes: [UInt8] = []
    _ = TerminalText.append(self, columns: columns, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The text with each of its lines in its visible form.
  package var visibleLines: String {
    unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
      .map { String($0).visible }
      .joined(separator: "\n")
  }
}
