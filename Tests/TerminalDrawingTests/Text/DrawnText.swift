import Testing

@testable import TerminalDrawing

/// The result of drawing a text.
struct DrawnText {
  /// The drawn text; `nil` if the bytes are not UTF-8.
  let text: String?

  /// The number of columns that the drawing reports.
  let columns: Int
}

// MARK: -

extension DrawnText {
  /// Draws a text in a number of columns, without a limit by default.
  init(_ text: String, columns limit: Int = .max) {
    // The bytes before it stay.
    var bytes = Array("│".utf8)
    columns = TerminalText.append(text, columns: limit, to: &bytes)
    self.text = String(validating: bytes.dropFirst(3), as: UTF8.self)
  }

  /// Draws a text by clusters only, without the faster paths.
  init(clusterByCluster text: String) {
    var reader = ClusterReader(text[...])
    var bytes: [UInt8] = []
    var columns = 0
    while !reader.isAtEnd { columns += reader.drawNext(into: &bytes) }
    self.text = String(validating: bytes, as: UTF8.self)
    self.columns = columns
  }
}

// MARK: -

extension DrawnText: Equatable {
  /// Compares the scalars, because strings with different scalars may be equal.
  static func == (one: DrawnText, other: DrawnText) -> Bool {
    one.columns == other.columns
      && one.text.map { Array($0.unicodeScalars) } == other.text.map { Array($0.unicodeScalars) }
  }
}

// MARK: -

extension DrawnText: CustomStringConvertible {
  var description: String { "\(text?.escaped ?? "bytes that are not UTF-8") in \(columns)" }
}

// MARK: -

/// Expects each text to be drawn exactly as the text after it, in the columns of that text.
func expectDrawn(
  _ cases: KeyValuePairs<String, String>, sourceLocation: SourceLocation = #_sourceLocation
) {
  let wrong = cases.filter { text, expected in
    DrawnText(text) != DrawnText(text: expected, columns: TerminalText.columns(of: expected))
  }
  let drawn = wrong.map { "\($0.key.escaped) is drawn as \(DrawnText($0.key))" }
  #expect(drawn == [], sourceLocation: sourceLocation)
}

// MARK: -

extension String {
  /// The text with escape sequences for all scalars that are not printable ASCII.
  var escaped: String { unicodeScalars.map { $0.escaped(asASCII: true) }.joined() }
}
