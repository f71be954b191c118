import ListRendering
import Testing

struct TerminalTextTests {
  @Test(arguments: [
    ("", 0), ("Grace Hopper", 12), (" ~", 2),
    ("Rózsa Péter", 11), ("Ro\u{301}zsa Pe\u{301}ter", 11), ("Софья Ковалевская", 17),
    ("Ὑπατία", 6), ("مریم میرزاخانی", 14), ("עדה יונת", 8), ("Nguyễn Thị Định", 15),
    ("°±§", 3), ("\u{A0}", 1), ("\u{E000}\u{F0000}\u{10FFFD}", 3),
  ])
  func `most characters take one column`(text: String, columns: Int) {
    #expect(TerminalText.columns(of: text) == columns)
  }

  @Test(arguments: [
    ("陳省身", 6), ("岡潔", 4), ("ガロア", 6), ("김민형", 6), ("Ａｄａ", 6), ("\u{3000}", 2),
    ("葛\u{E0100}", 2), ("カ\u{3099}", 2), ("ｶﾞ", 2), ("\u{2EBF0}\u{323B0}", 4),
  ])
  func `East Asian wide and fullwidth characters take two columns`(text: String, columns: Int) {
    #expect(TerminalText.columns(of: text) == columns)
  }

  @Test(arguments: [
    "😀", "👨‍👩‍👧‍👦", "👩🏻‍❤️‍💋‍👨🏽", "👩‍💻", "🇩🇪", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "🏳️‍🌈",
    "1️⃣", "#️⃣", "👍🏽", "☝🏽", "☝️", "❤️", "1\u{FE0F}",
    "⌚", "⌚\u{FE0F}", "⌚\u{FE0E}", "㊗", "㊗\u{FE0F}", "😀\u{301}",
  ])
  func `an emoji sequence takes two columns`(text: String) {
    #expect(TerminalText.columns(of: text) == 2)
  }

  @Test(arguments: ["❤", "❤\u{FE0E}", "☝", "1", "1\u{20E3}", "©", "★"])
  func `an emoji that is text by default takes one column without its selector`(text: String) {
    #expect(TerminalText.columns(of: text) == 1)
  }

  @Test(arguments: [
    "\u{1100}", "\u{1100}\u{1161}", "\u{1100}\u{1161}\u{11A8}", "가\u{11A8}", "\u{1100}가",
    "\u{1100}\u{1100}\u{1161}", "\u{A960}\u{D7B0}\u{D7CB}",
  ])
  func `the letters of a Hangul syllable take two columns together`(text: String) {
    #expect(TerminalText.columns(of: text) == 2)
  }

  @Test(arguments: [
    ("क", 1), ("कु", 1), ("का", 2), ("क्ष", 2), ("क्षि", 2), ("स्त्री", 2),
    ("न\u{94D}\u{200D}", 1), ("กำ", 2), ("ที่", 1),
    ("က\u{102B}", 2), ("ကြော", 2),
  ])
  func `a cluster of an Indic script takes the columns of its letters, at most two`(
    text: String, columns: Int
  ) {
    #expect(TerminalText.columns(of: text) == columns)
  }

  @Test func `any number of marks takes no columns`() {
    let marks = String(repeating: "\u{301}", count: 10_000)
    #expect(TerminalText.columns(of: "a\(marks)b") == 2)
    #expect(TerminalText.columns(of: "漢\(marks)") == 2)
  }

  @Test func `each flag in a sequence takes two columns`() {
    #expect(TerminalText.columns(of: String(repeating: "🇩🇪🇫🇷", count: 1_000)) == 4_000)
  }
}

// MARK: -

struct WrappedLinesTests {
  @Test(arguments: [
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
  ])
  func `a text is split at spaces, and inside a word only if the word is too long`(
    text: String, columns: Int, lines: [String]
  ) {
    #expect(TerminalText.wrap(text, columns: columns).map(String.init) == lines)
  }

  @Test(arguments: [0, -1, Int.min])
  func `without columns there are no lines`(columns: Int) {
    #expect(Array(TerminalText.wrap("Ada Lovelace", columns: columns)).isEmpty)
  }

  @Test func `a control character in a text does not end a line`() {
    #expect(TerminalText.wrap("a\nb\u{2028}c", columns: 5).map(String.init) == ["a\nb\u{2028}c"])
    #expect(TerminalText.wrap("a\r\nb", columns: 3).map(String.init) == ["a\r\n", "b"])
  }
}
