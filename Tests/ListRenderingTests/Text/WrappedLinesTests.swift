import ListRendering
import Testing

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
  func `a text is split at spaces, and inside a word only if it must be`(
    text: String, columns: Int, lines: [String]
  ) {
    #expect(TerminalText.wrap(text, columns: columns).map(String.init) == lines)
  }

  @Test(arguments: [0, -1, Int.min])
  func `without columns there are no lines`(columns: Int) {
    #expect(Array(TerminalText.wrap("Ada Lovelace", columns: columns)).isEmpty)
  }

  @Test func `a control in a text ends no line`() {
    #expect(TerminalText.wrap("a\nb\u{2028}c", columns: 5).map(String.init) == ["a\nb\u{2028}c"])
    #expect(TerminalText.wrap("a\r\nb", columns: 3).map(String.init) == ["a\r\n", "b"])
  }
}
