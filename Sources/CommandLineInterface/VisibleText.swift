import ListRendering

extension String {
  /// The text with its lines in their visible form, so that no file and no option can control the
  /// terminal.
  package var visibleLines: String {
    unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
      .map { line in
        var bytes: [UInt8] = []
        _ = TerminalText.append(Substring(line), columns: .max, to: &bytes)
        return String(decoding: bytes, as: UTF8.self)
      }
      .joined(separator: "\n")
  }
}
