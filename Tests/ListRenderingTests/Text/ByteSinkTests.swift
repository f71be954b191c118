import Testing

@testable import ListRendering

/// Checks the bytes that a text adds to an array and to a buffer.
struct ByteSinkTests {
  @Test func `a scalar is appended as UTF-8 of one to four bytes`() {
    let scalars: [Unicode.Scalar] = [
      "\0", "\u{7F}", "\u{80}", "\u{7FF}", "\u{800}", "\u{D7FF}", "\u{E000}", "\u{FFFF}",
      "\u{10000}", "\u{10FFFF}",
    ]
    var bytes: [UInt8] = []
    for scalar in scalars { bytes.append(scalar) }
    #expect(bytes == scalars.flatMap { Array(String($0).utf8) })
  }

  @Test func `appending a text keeps the bytes before it, in an array and in a buffer`() {
    var texts = RandomTexts(seed: 1)
    for _ in 0..<500 {
      let text = texts.next()
      let limit = texts.number(below: 20)
      let drawn = DrawnText(text, columns: limit)
      var bytes = Array("│".utf8)
      var buffer = ByteBuffer()
      buffer.append("│" as Unicode.Scalar)
      let columns = [
        TerminalText.append(text, columns: limit, to: &bytes),
        TerminalText.appendText(text, columns: limit, to: &buffer),
      ]
      let expected = Array(("│" + (drawn.text ?? "")).utf8)
      #expect(
        [bytes, buffer.bytes] == [expected, expected] && columns == [drawn.columns, drawn.columns],
        "\(text.escaped) in \(limit) columns")
    }
  }
}
