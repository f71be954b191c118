import ListRendering
import Testing

struct TerminalTextAppendingTests {
  @Test(arguments: [
    "", "Grace Hopper", "Rózsa Péter", "Ro\u{301}zsa", "陳省身", "עדה יונת", "قم", "क्षि", "Ada 👩‍💻",
    "👩🏻‍❤️‍💋‍👨🏽", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "葛\u{E0100}", "\u{E000}",
  ])
  func `a text that fits is drawn as it is`(text: String) {
    let columns = TerminalText.columns(of: text)
    #expect(DrawnText(text, columns: columns).text.map(scalars) == scalars(text))
    #expect(DrawnText(text, columns: columns).columns == columns)
    #expect(DrawnText(text, columns: columns + 1) == DrawnText(text))
  }

  @Test(arguments: [
    ("Grace Hopper", 11, "Grace Hopp…", 11), ("Grace Hopper", 1, "…", 1), ("ab", 1, "…", 1),
    ("Rózsa Péter", 6, "Rózsa…", 6), ("Rózsa Péter", 3, "Ró…", 3),
    ("Ro\u{301}zsa", 3, "Ro\u{301}…", 3), ("Ro\u{301}zsa", 2, "R…", 2),
    ("陳省身", 5, "陳省…", 5), ("陳省身", 4, "陳…", 3), ("陳省身", 1, "…", 1), ("陳", 1, "…", 1),
    ("a👨‍👩‍👧b", 3, "a…", 2), ("a👨‍👩‍👧b", 4, "a👨‍👩‍👧b", 4), ("🇩🇪🇫🇷", 3, "🇩🇪…", 3),
    ("ab\u{301}", 2, "ab\u{301}", 2), ("ab\u{301}c", 2, "a…", 2), ("क्षक्षक्ष", 5, "क्षक्ष…", 5),
  ])
  func `a text that is too wide is cut between two characters`(
    text: String, limit: Int, expected: String, columns: Int
  ) {
    let drawn = DrawnText(text, columns: limit)
    #expect(drawn.text.map(scalars) == scalars(expected))
    #expect(drawn.columns == columns)
  }

  @Test(arguments: ["", "Ada", "漢", "\u{301}"], [0, -1, Int.min])
  func `without columns nothing is drawn`(text: String, limit: Int) {
    #expect(DrawnText(text, columns: limit) == DrawnText(""))
  }

  @Test(arguments: ["lovelace", "Noether", "陳陳陳陳陳", "e\u{301}ee", "👩‍💻👩‍💻👩‍💻"])
  func `appending keeps the existing bytes`(text: String) {
    var bytes = Array("│".utf8)
    _ = TerminalText.append(text, columns: 5, to: &bytes)
    let drawn = DrawnText(text, columns: 5).text ?? ""
    #expect(String(decoding: bytes, as: UTF8.self) == "│" + drawn)
  }

  @Test func `a substring is drawn like a whole text`() {
    let text = "👩‍💻 Ada Lovelace 🇩🇪🇫🇷"
    let part = text.dropFirst(2).dropLast(1)
    var bytes: [UInt8] = []
    #expect(TerminalText.append(part, columns: 20, to: &bytes) == 15)
    #expect(String(decoding: bytes, as: UTF8.self) == "Ada Lovelace 🇩🇪")
  }

  @Test func `a very long cluster is drawn with at most sixteen scalars`() {
    let marks = String(repeating: "\u{301}", count: 10_000)
    let family = String(repeating: "👩\u{200D}", count: 10_000)
    #expect(DrawnText("a\(marks)b", columns: 2).text == "a\(marks.prefixOfScalars(15))b")
    #expect(DrawnText(family + "👩").text == family.prefixOfScalars(15) + "\u{FFFD}")
  }

  @Test(arguments: [
    ("क", "\u{94D}", "\u{93F}", "ष"), ("\u{1100}", "\u{1100}", "\u{1161}", "\u{1100}"),
  ])
  func `a cut cluster does not join the next one`(
    first: String, repeated: String, last: String, next: String
  ) {
    let cluster = first + String(repeating: repeated, count: 40) + last
    #expect(DrawnText(cluster).text == cluster.prefixOfScalars(16))
    #expect(DrawnText(cluster + next).text == cluster.prefixOfScalars(16) + "\u{200C}" + next)
    #expect(DrawnText(cluster + next).text?.count == 2)
  }

  private func scalars(_ text: String) -> [Unicode.Scalar] { Array(text.unicodeScalars) }
}

extension String {
  /// Returns the first scalars, which may end within a character.
  fileprivate func prefixOfScalars(_ count: Int) -> String {
    String(unicodeScalars.prefix(count))
  }
}
