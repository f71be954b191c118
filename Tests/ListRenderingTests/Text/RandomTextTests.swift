import Testing

@testable import ListRendering

/// Properties of every text, checked on random texts.
struct RandomTextTests {
  @Test(arguments: 1...24)
  func `no text breaks a frame`(seed: UInt64) throws {
    var texts = RandomTexts(seed: seed)
    for _ in 0..<150 {
      let text = texts.next()
      let limit = texts.number(below: 14)
      let whole = try drawing(of: text, columns: .max)
      let cut = try drawing(of: text, columns: limit)
      let description = "\(escaped(text)) in \(limit) columns"

      #expect(whole.columns == TerminalText.columns(of: text), "\(description)")
      #expect(cut.columns <= limit, "\(description)")
      #expect((cut == whole) == (whole.columns <= limit), "\(description)")
      #expect(whole.text.unicodeScalars.allSatisfy(isHarmless), "\(description)")
      #expect(cut.text.unicodeScalars.allSatisfy(isHarmless), "\(description)")

      #expect(try drawing(of: whole.text, columns: .max) == whole, "\(description)")
      #expect(try drawing(of: cut.text, columns: limit) == cut, "\(description)")

      #expect(("│" + cut.text + "│").count == cut.text.count + 2, "\(description)")

      #expect(clusterByCluster(text) == whole, "\(description)")

      if cut != whole, limit > 0 {
        #expect(isWholeCharacters(cut.text.dropLast(), of: whole.text), "\(description)")
      }
      expectLines(of: text, columns: limit, description)
    }
  }

  private struct Drawing: Equatable {
    var scalars: [Unicode.Scalar]
    var columns: Int
    var text: String { String(String.UnicodeScalarView(scalars)) }
  }

  private func drawing(of text: String, columns: Int) throws -> Drawing {
    let drawn = DrawnText(text, columns: columns)
    return Drawing(scalars: Array(try #require(drawn.text).unicodeScalars), columns: drawn.columns)
  }

  private func clusterByCluster(_ text: String) -> Drawing {
    var reader = ClusterReader(text[...])
    var bytes: [UInt8] = []
    var columns = 0
    while !reader.isAtEnd { columns += reader.drawNext(into: &bytes) }
    return Drawing(
      scalars: Array(String(decoding: bytes, as: UTF8.self).unicodeScalars), columns: columns)
  }

  private func isHarmless(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator, .surrogate: false
    case .format: ["\u{200C}", "\u{200D}"].contains(scalar) || scalar.value >= 0xE0020
    default: !scalar.properties.isNoncharacterCodePoint
    }
  }

  /// Returns whether a text was cut between characters, except for a joiner at the end.
  private func isWholeCharacters(_ part: Substring, of text: String) -> Bool {
    guard text.unicodeScalars.starts(with: part.unicodeScalars) else { return false }
    let end = text.unicodeScalars.index(text.startIndex, offsetBy: part.unicodeScalars.count)
    return end == text.endIndex || WidthTable.kind(of: text.unicodeScalars[end]) == .joiner
      || text.indices.contains(end)
  }

  private func expectLines(of text: String, columns limit: Int, _ description: String) {
    var end = text.startIndex
    for line in TerminalText.wrap(text, columns: limit) {
      #expect(text[end..<line.startIndex].allSatisfy { $0 == " " }, "\(description)")
      let isShort = TerminalText.columns(of: String(line)) <= limit
      #expect(isShort || isOneCluster(line), "\(description)")
      #expect(!line.isEmpty || text.isEmpty, "\(description)")
      end = line.endIndex
    }
    #expect(limit == 0 || text[end...].allSatisfy { $0 == " " }, "\(description)")
  }

  private func isOneCluster(_ text: Substring) -> Bool {
    var reader = ClusterReader(text)
    var sink = DiscardedScalars()
    _ = reader.drawNext(into: &sink)
    return reader.isAtEnd
  }

  private func escaped(_ text: String) -> String {
    text.unicodeScalars.map { $0.escaped(asASCII: true) }.joined()
  }
}
