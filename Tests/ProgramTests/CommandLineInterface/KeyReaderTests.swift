import TerminalDrawing
import Testing

@testable import CommandLineInterface

/// The keys in the bytes of a terminal.
struct KeyReaderTests {
  private static let cases: [(bytes: [UInt8], keys: [Key])] = [
    ("a/?", [.text("a"), .text("/"), .text("?")]),
    ("é", [.text("é")]), ("夏", [.text("夏")]), ("🙂", [.text("🙂")]),
    ("e\u{301}", [.text("e"), .text("\u{301}")]),
    ("\r", [.enter]), ("\n", [.enter]), ("\u{7F}", [.backspace]), ("\u{8}", [.backspace]),
    ("\u{4}", [.endOfInput]), ("\u{0}\u{1}\t\u{85}", []),
    ("\u{1B}[A", [.up]), ("\u{1B}OA", [.up]), ("\u{1B}[1;5A", [.up]),
    ("\u{1B}[B", [.down]), ("\u{1B}OB", [.down]), ("\u{1B}[C\u{1B}OD", [.right, .left]),
    ("\u{1B}[H", [.home]), ("\u{1B}OH", [.home]), ("\u{1B}[1~", [.home]), ("\u{1B}[7~", [.home]),
    ("\u{1B}[F", [.end]), ("\u{1B}OF", [.end]), ("\u{1B}[4~", [.end]), ("\u{1B}[8~", [.end]),
    ("\u{1B}[5~", [.pageUp]), ("\u{1B}[6~", [.pageDown]), ("\u{1B}[3~", [.delete]),
    ("\u{1B}[3;2~", [.delete]), ("\u{1B}OM", [.enter]),
    ("\u{1B}[<0;5;7M", [.click(Point(column: 4, line: 6))]), ("\u{1B}[<0;5;7m", []),
    ("\u{1B}[<2;5;7M\u{1B}[<32;5;7M\u{1B}[<0;0;7M\u{1B}[<0;99999;7M\u{1B}[<0;5M", []),
    ("\u{1B}[<64;1;1M", [.wheel(forward: false)]), ("\u{1B}[<65;1;1M", [.wheel(forward: true)]),
    // No letter of an unknown sequence is a key: `d` would delete an employee.
    ("\u{1B}d\u{1B}é", []), ("\u{1B}[?1;2c\u{1B}[20~\u{1B}[d\u{1B}[200~", []),
    ("\u{1B}[Mdrq", []), ("\u{1B}[[d", []), ("\u{1B}]11;rgb:d/d/d\u{7}", []),
    ("\u{1B}Pd\u{1B}\\q", [.text("q")]),
    ("\u{1B}[\(String(repeating: "1", count: 99))~d", [.text("d")]),
    ("\u{1B}\u{1B}[A", [.escape, .up]), ("\u{1B}[1\u{1B}[B", [.down]),
    ("\u{1B}[\rd", [.enter, .text("d")]), ("\u{1B}O\u{1B}[B", [.down]),
  ].map { (Array($0.utf8), $1) }

  /// Bytes that are not UTF-8: continuations, overlong forms, surrogates, and cut scalars.
  private static let invalid: [(bytes: [UInt8], keys: [Key])] = [
    ([0x80, 0xC0, 0xAF, 0xFF, 0x61], [.text("a")]), ([0xE0, 0x80, 0x80, 0x61], [.text("a")]),
    ([0xED, 0xA0, 0x80, 0x61], [.text("a")]), ([0xE5, 0xA4, 0x61], [.text("a")]),
    ([0xC3, 0x1B, 0x5B, 0x41], [.up]), ([0xF4, 0x90, 0x80, 0x80], []),
  ]

  @Test func `bytes are the same keys in one read and split over two`() {
    for (bytes, keys) in Self.cases + Self.invalid {
      let read = bytes.indices.map { split in
        var reader = KeyReader()
        return reader.keys(in: bytes[..<split]) + reader.keys(in: bytes[split...])
      }
      let wrong = read.filter { $0 != keys }
      #expect(wrong == [], "\(bytes)")
    }
  }

  @Test func `only Escape and a text from the terminal end when no more bytes follow`() {
    let cases: [(bytes: String, keys: [Key], then: [Key])] = [
      ("\u{1B}", [.escape], [.text("A")]), ("\u{1B}\u{1B}", [.escape, .escape], [.text("A")]),
      ("\u{1B}[", [], [.up]), ("\u{1B}O", [], [.up]), ("\u{1B}]1", [], [.text("A")]),
      ("a", [.text("a")], [.text("A")]),
    ]
    for (bytes, keys, then) in cases {
      var reader = KeyReader()
      let first = reader.keys(in: Array(bytes.utf8)) + reader.timeOut()
      let isDone = !reader.needsTimeout
      let second = reader.keys(in: Array("A".utf8))
      #expect(isDone, "\(bytes.utf8)")
      #expect([first, second] == [keys, then], "\(bytes.utf8)")
    }
  }
}
