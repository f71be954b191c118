import ListRendering

/// The result of drawing a text.
struct DrawnText: Equatable {
  /// The bytes as text; `nil` if they are not UTF-8.
  let text: String?

  /// The number of columns that the drawing reports.
  let columns: Int

  /// Draws a text in a number of columns, without a limit by default.
  init(_ text: String, columns limit: Int = .max) {
    var bytes: [UInt8] = []
    columns = TerminalText.append(text, columns: limit, to: &bytes)
    self.text = String(validating: bytes, as: UTF8.self)
  }
  /// Stores an expected result.
  init(text: String?, columns: Int) {
    self.text = text
    self.columns = columns
  }
}
