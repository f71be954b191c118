import SeededRandomness
import Testing

@testable import TerminalDrawing

/// Checks properties of every text on random texts.
struct RandomTextTests {
  @Test func `a drawn text is harmless, fits its columns and is cut between characters`() {
    var faults: [String] = []
    for seed in 1...24 as ClosedRange<UInt64> {
      var texts = RandomTexts(seed: seed)
      for _ in 0..<150 {
        let text = texts.next()
        let limit = texts.number(below: 14)
        for rule in brokenRules(text, columns: limit) + brokenLineRules(text, columns: limit) {
          faults.append("\(rule): \(text.escaped) in \(limit) columns, seed \(seed)")
        }
      }
    }
    #expect(faults == [])
  }

  /// Returns the rules that the drawing of a text breaks.
  private func brokenRules(_ text: String, columns limit: Int) -> [String] {
    let whole = DrawnText(text)
    let cut = DrawnText(text, columns: limit)
    guard let wholeText = whole.text, let cutText = cut.text else { return ["valid UTF-8"] }
    let isCut = cut != whole && limit > 0
    let rules: KeyValuePairs<String, Bool> = [
      "measuring gives the drawn columns": whole.columns == TerminalText.columns(of: text),
      "a text fits its columns": cut.columns <= limit,
      "only a text that is too wide is cut": (cut == whole) == (whole.columns <= limit),
      "drawn scalars are harmless": (wholeText + cutText).unicodeScalars.allSatisfy(isHarmless),
      "a drawn text is drawn as it is": DrawnText(wholeText) == whole,
      "a cut text is drawn as it is": DrawnText(cutText, columns: limit) == cut,
      "a text does not join a border": ("│" + cutText + "│").count == cutText.count + 2,
      "the faster paths draw the same": DrawnText(clusterByCluster: text) == whole,
      "a text is cut between characters":
        !isCut || isWholeCharacters(cutText.dropLast(), of: wholeText),
    ]
    return rules.filter { !$0.value }.map(\.key)
  }

  /// Returns the rules that the lines of a text break.
  private func brokenLineRules(_ text: String, columns limit: Int) -> [String] {
    let lines = Array(TerminalText.wrap(text, columns: limit))
    let ends = [text.startIndex] + lines.map(\.endIndex)
    let gaps = zip(ends, lines.map(\.startIndex) + [limit > 0 ? text.endIndex : text.startIndex])
    let rules: KeyValuePairs<String, Bool> = [
      "lines leave out only spaces": gaps.allSatisfy { text[$0..<$1].allSatisfy { $0 == " " } },
      "a line fits its columns": lines.allSatisfy {
        TerminalText.columns(of: String($0)) <= limit || isOneCluster($0)
      },
      "a line has text": text.isEmpty || !lines.contains(where: \.isEmpty),
    ]
    return rules.filter { !$0.value }.map(\.key)
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

  private func isOneCluster(_ text: Substring) -> Bool {
    var reader = ClusterReader(text)
    var sink = DiscardedScalars()
    _ = reader.drawNext(into: &sink)
    return reader.isAtEnd
  }
}

// MARK: -

/// A seeded generator of texts with scalars that are hard to draw.
struct RandomTexts {
  private var generator: SeededGenerator

  init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
  }

  /// Returns a text of fewer than sixty scalars.
  mutating func next() -> String {
    // A text has few sorts of scalars, so that long sequences of one sort occur.
    let sorts = (0...number(below: 3)).map { _ in Self.sorts[number(below: Self.sorts.count)] }
    var text = String.UnicodeScalarView()
    for _ in 0..<number(below: 60) {
      let sort = sorts[number(below: sorts.count)]
      let range = sort[number(below: sort.count)]
      let value = range.lowerBound + UInt32(number(below: range.count))
      text.append(Unicode.Scalar(value) ?? " ")
    }
    return String(text)
  }

  /// Returns a number from 0 up to a limit.
  mutating func number(below limit: Int) -> Int {
    Int.random(in: 0..<limit, using: &generator)
  }

  private static let sorts: [[ClosedRange<UInt32>]] = [
    [0x20...0x7E], [0x61...0x66, 0x20...0x20], [0x00...0x1F, 0x7F...0xA0], [0xC0...0x24F],
    [0x300...0x36F, 0x20D0...0x20F0], [0x600...0x6FF, 0x200C...0x200D],
    [0x900...0x97F, 0x200C...0x200D], [0x915...0x928, 0x94D...0x94D, 0x93F...0x940],
    [0xD00...0xD7F], [0x1000...0x109F], [0x1780...0x17FF], [0x1100...0x11FF, 0xAC00...0xAC40],
    [0x200B...0x200F, 0x2028...0x202E, 0x2060...0x206F], [0x4E00...0x9FFF], [0x3040...0x30FF],
    [0xFE00...0xFE0F, 0xE0100...0xE0104], [0xE0000...0xE007F], [0x1F1E6...0x1F1FF],
    [0x1F466...0x1F469, 0x200D...0x200D, 0x1F3FB...0x1F3FF, 0xFE0F...0xFE0F, 0x2764...0x2764],
    [0x2600...0x27BF, 0xFE0E...0xFE0F], [0x30...0x39, 0xFE0F...0xFE0F, 0x20E3...0x20E3],
    [0xFF00...0xFFFF], [0x110BD...0x110CD, 0x111C0...0x111CF], [0x1F000...0x1FAFF],
    [0x0...0xD7FF, 0xE000...0xFFFF], [0x1_0000...0x10_FFFF],
  ]
}
