import Testing

@testable import TerminalDrawing

struct TerminalTextTests {
  private let marks = String(repeating: "\u{301}", count: 10_000)

  @Test func `most characters take one column, wide ones two, and marks none`() {
    expectColumns([
      "": 0, "Grace Hopper": 12, " ~": 2,
      "Rózsa Péter": 11, "Ro\u{301}zsa Pe\u{301}ter": 11, "Софья Ковалевская": 17,
      "Ὑπατία": 6, "مریم میرزاخانی": 14, "עדה יונת": 8, "Nguyễn Thị Định": 15,
      "°±§": 3, "\u{A0}": 1, "\u{E000}\u{F0000}\u{10FFFD}": 3,
      "a\(marks)b": 2,
      "陳省身": 6, "岡潔": 4, "ガロア": 6, "김민형": 6, "Ａｄａ": 6, "\u{3000}": 2,
      "葛\u{E0100}": 2, "カ\u{3099}": 2, "ｶﾞ": 2, "\u{2EBF0}\u{323B0}": 4,
      "漢\(marks)": 2,
    ])
  }

  @Test func `an emoji takes two columns, or one if it is text by default and has no selector`() {
    let pictures = [
      "😀", "👨‍👩‍👧‍👦", "👩🏻‍❤️‍💋‍👨🏽", "👩‍💻", "🇩🇪", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "🏳️‍🌈",
      "1️⃣", "#️⃣", "👍🏽", "☝🏽", "☝️", "❤️", "1\u{FE0F}",
      "⌚", "⌚\u{FE0F}", "⌚\u{FE0E}", "㊗", "㊗\u{FE0F}", "😀\u{301}",
    ]
    let texts = ["❤", "❤\u{FE0E}", "☝", "1", "1\u{20E3}", "©", "★"]
    expect(pictures, take: 2)
    expect(texts, take: 1)
    expect([String(repeating: "🇩🇪🇫🇷", count: 1_000)], take: 4_000)
  }

  @Test func `a Hangul syllable takes two columns, and an Indic cluster at most two`() {
    let syllables = [
      "\u{1100}", "\u{1100}\u{1161}", "\u{1100}\u{1161}\u{11A8}", "가\u{11A8}", "\u{1100}가",
      "\u{1100}\u{1100}\u{1161}", "\u{A960}\u{D7B0}\u{D7CB}",
    ]
    expect(syllables, take: 2)
    expectColumns([
      "क": 1, "कु": 1, "का": 2, "क्ष": 2, "क्षि": 2, "स्त्री": 2,
      "न\u{94D}\u{200D}": 1, "กำ": 2, "ที่": 1,
      "က\u{102B}": 2, "ကြော": 2,
    ])
  }

  /// Expects each text to take the number of columns after it.
  private func expectColumns(
    _ cases: KeyValuePairs<String, Int>, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let wrong = cases.filter { TerminalText.columns(of: $0.key) != $0.value }
    #expect(wrong.map(\.key.escaped) == [], sourceLocation: sourceLocation)
  }

  private func expect(
    _ texts: [String], take columns: Int, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let wrong = texts.filter { TerminalText.columns(of: $0) != columns }
    #expect(wrong.map(\.escaped) == [], sourceLocation: sourceLocation)
  }
}

// MARK: -

struct WrappedLinesTests {
  @Test func `a text is split at spaces, and inside a word only if the word is too long`() {
    let cases: [(text: String, columns: Int, lines: [String])] = [
      ("", 5, [""]),
      ("Ada", 5, ["Ada"]),
      ("Ada Lovelace", 12, ["Ada Lovelace"]),
      ("Ada Lovelace", 11, ["Ada", "Lovelace"]),
      ("Analytical engine of 1837", 12, ["Analytical", "engine of", "1837"]),
      ("two  words   and three", 5, ["two", "words", "and", "three"]),
      ("Ada   ", 3, ["Ada"]),
      ("Ada ", 9, ["Ada "]),
      ("Bergmann-Pohl", 6, ["Bergma", "nn-Poh", "l"]),
      ("an incomprehensible word", 6, ["an", "incomp", "rehens", "ible", "word"]),
      ("  Ada Lovelace", 6, ["  Ada", "Lovela", "ce"]),
      ("     ", 3, [" "]),
      ("陳省身 岡潔", 5, ["陳省", "身", "岡潔"]),
      ("陳省", 1, ["陳", "省"]),
      ("👨‍👩‍👧👩‍💻🇩🇪", 5, ["👨‍👩‍👧👩‍💻", "🇩🇪"]),
      ("Rózsa Péter", 5, ["Rózsa", "Péter"]),
      ("e\u{301}e\u{301}e\u{301}", 2, ["e\u{301}e\u{301}", "e\u{301}"]),
      ("a \u{301}b", 2, ["a \u{301}", "b"]),
      ("🇩🇪 Ada", 6, ["🇩🇪 Ada"]), ("🇩🇪 ", 3, ["🇩🇪 "]),
      ("a\nb\u{2028}c", 5, ["a\nb\u{2028}c"]), ("a\r\nb", 3, ["a\r\n", "b"]),
      ("Ada Lovelace", 0, []), ("Ada Lovelace", -1, []), ("Ada Lovelace", .min, []),
    ]
    let wrong = cases.filter { Array(TerminalText.wrap($0, columns: $1)) != $2.map { $0[...] } }
    #expect(wrong.map(\.text) == [])
  }
}
