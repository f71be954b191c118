import Testing

@testable import TerminalDrawing

struct TerminalTextAppendingTests {
  @Test func `a text or a part of one that fits is drawn as it is`() {
    let texts = [
      "", "Grace Hopper", "Rózsa Péter", "Ro\u{301}zsa", "陳省身", "עדה יונת", "قم", "क्षि", "Ada 👩‍💻",
      "👩🏻‍❤️‍💋‍👨🏽", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "葛\u{E0100}", "\u{E000}",
    ]
    let changed = texts.filter { text in
      let columns = TerminalText.columns(of: text)
      let whole = DrawnText(text: text, columns: columns)
      return [columns, columns + 1, .max].contains { DrawnText(text, columns: $0) != whole }
    }
    #expect(changed == [])
    let part = "👩‍💻 Ada Lovelace 🇩🇪🇫🇷".dropFirst(2).dropLast(1)
    var bytes: [UInt8] = []
    let columns = TerminalText.append(part, columns: 20, to: &bytes)
    let drawn = DrawnText(text: String(decoding: bytes, as: UTF8.self), columns: columns)
    #expect(drawn == DrawnText(text: "Ada Lovelace 🇩🇪", columns: 15))
  }

  @Test func `a text that is too wide is cut between two characters`() {
    let cases = [
      ("Grace Hopper", 11, "Grace Hopp…", 11), ("Grace Hopper", 1, "…", 1), ("ab", 1, "…", 1),
      ("Rózsa Péter", 6, "Rózsa…", 6), ("Rózsa Péter", 3, "Ró…", 3),
      ("Ro\u{301}zsa", 3, "Ro\u{301}…", 3), ("Ro\u{301}zsa", 2, "R…", 2),
      ("陳省身", 5, "陳省…", 5), ("陳省身", 4, "陳…", 3), ("陳省身", 1, "…", 1), ("陳", 1, "…", 1),
      ("a👨‍👩‍👧b", 3, "a…", 2), ("a👨‍👩‍👧b", 4, "a👨‍👩‍👧b", 4), ("🇩🇪🇫🇷", 3, "🇩🇪…", 3),
      ("ab\u{301}", 2, "ab\u{301}", 2), ("ab\u{301}c", 2, "a…", 2), ("क्षक्षक्ष", 5, "क्षक्ष…", 5),
      ("علی\u{200C}رضا", 4, "علی…", 4), ("🇩🇪🇫🇷", 2, "…", 1), ("漢\u{301}a", 2, "…", 1),
      ("", 0, "", 0), ("Ada", 0, "", 0), ("漢", -1, "", 0), ("\u{301}", .min, "", 0),
    ]
    let drawn = cases.map { text, limit, _, _ in DrawnText(text, columns: limit) }
    #expect(drawn == cases.map { DrawnText(text: $0.2, columns: $0.3) })
  }

  @Test func `a very long cluster is cut to sixteen scalars and does not join the next one`() {
    let marks = "a" + String(repeating: "\u{301}", count: 10_000)
    let family = String(repeating: "👩\u{200D}", count: 10_000) + "👩"
    let conjunct = "क" + String(repeating: "\u{94D}", count: 40) + "\u{93F}"
    let syllable = String(repeating: "\u{1100}", count: 41) + "\u{1161}"
    let tonedFamily = "👩🏻" + String(repeating: "\u{200D}👩", count: 40)
    let joined = "क" + String(repeating: "\u{94D}", count: 14) + "\u{200D}\u{94D}"
    expectDrawn([
      marks + "b": marks.prefixOfScalars(16) + "b",
      family: family.prefixOfScalars(15) + "\u{FFFD}",
      tonedFamily: tonedFamily.prefixOfScalars(16),
      joined: joined.prefixOfScalars(15),
      conjunct: conjunct.prefixOfScalars(16),
      conjunct + "ष": conjunct.prefixOfScalars(16) + "\u{200C}ष",
      syllable: syllable.prefixOfScalars(16),
      syllable + "\u{1100}": syllable.prefixOfScalars(16) + "\u{200C}\u{1100}",
    ])
    let pairs = [conjunct + "ष", syllable + "\u{1100}"]
    #expect(pairs.map { DrawnText($0).text?.count } == [2, 2])
  }
}

// MARK: -

extension String {
  /// Returns the first scalars, which may end within a character.
  fileprivate func prefixOfScalars(_ count: Int) -> String {
    String(unicodeScalars.prefix(count))
  }
}
