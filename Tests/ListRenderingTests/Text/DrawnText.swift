import ListRendering

/// What a text leaves in a frame, for tests to look at.
struct DrawnText: Equatable {
  /// The bytes as text; nil where they are not UTF-8.
  let text: String?

  /// The columns that the drawing says it used.
  let columns: Int

  /// Draws a text in a number of columns, by default without a limit.
  init(_ text: String, columns limit: Int = .max) {
    var bytes: [UInt8] = []
    columns = TerminalText.append(text, columns: limit, to: &bytes)
    self.text = String(validating: bytes, as: UTF8.self)
  }
}
