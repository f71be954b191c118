import ListRendering
import TerminalDrawing
import Testing

@testable import UIKit

/// Checks the line feeds in the texts of labels.
struct LineFeedTests {
  @Test func `a label of several lines breaks its text at line feeds, and cuts the last line`() {
    let cases: [(text: String, limit: Int, lines: [String])] = [
      ("one\ntwo", 0, ["one", "two"]), ("one\r\ntwo", 0, ["one", "two"]),
      ("one\rtwo", 0, ["one␍two"]), ("one\n\ntwo\n", 0, ["one", "", "two"]),
      ("\none", 0, ["", "one"]), ("\n", 0, [""]), ("", 0, [""]), ("one", 3, ["one"]),
      ("one two three\nfour", 0, ["one two", "three", "four"]),
      ("12345678\n9", 0, ["12345678", "9"]), ("123456789\n0", 0, ["12345678", "9", "0"]),
      ("1234567  \n8", 0, ["1234567", "8"]), ("12  \n3", 0, ["12  ", "3"]),
      ("\n\u{301}", 0, ["", "\u{25CC}\u{301}"]), ("a\u{200D}\nb", 0, ["a\u{FFFD}", "b"]),
      ("one\ntwo\nthree", 2, ["one", "two…"]), ("one\ntwo\n", 2, ["one", "two"]),
      ("one\n12345678\n9", 2, ["one", "1234567…"]), ("one\n12345678", 2, ["one", "12345678"]),
      ("one two three\nfour", 2, ["one two", "three…"]), ("one\n\ntwo", 2, ["one", "…"]),
      ("one two three four\nfive", 2, ["one two", "three f…"]), ("日本語の\nx", 0, ["日本語の", "x"]),
      ("one\n\u{1B}[2J", 0, ["one", "␛[2J"]), ("one\u{2028}\u{85}", 0, ["one\u{FFFD}\u{FFFD}"]),
    ]
    for (text, limit, lines) in cases {
      let comment: Comment = "\(text.debugDescription), \(limit)"
      expectEqual(drawn(text, limit: limit, width: 8), lines, comment)
    }
  }

  @Test func `no text breaks the lines of a frame, whatever its line feeds and limits`() {
    var random = RandomLists(seed: 8)
    let pieces = [
      "\n", "\r\n", "\r", " ", "a", "word", "日", "\u{1B}[2J", "\u{301}", "\u{200D}", "👨‍👩‍👧",
      "\u{202E}",
    ]
    for round in 1...300 {
      let text = (0..<random.number(in: 0...12)).map { _ in
        pieces[random.number(in: 0...pieces.count - 1)]
      }.joined()
      let (limit, width) = (random.number(in: 0...4), random.number(in: 1...7))
      let lines = drawn(text, limit: limit, width: width)
      let wide = lines.filter { TerminalText.columns(of: $0) > width }
      let controls = lines.filter { $0.unicodeScalars.contains { $0.value < 32 } }
      let comment: Comment =
        "round \(round): \(text.debugDescription), at most \(limit) lines of \(width)"
      expectEqual(wide + controls, [], comment)
      #expect(limit == 0 || lines.count <= limit, comment)
    }
  }

  private func drawn(_ text: String, limit: Int, width: Int) -> [String] {
    let label = UILabel()
    label.text = text
    label.numberOfLines = limit
    var canvas = Canvas(width: width, border: .plain)
    canvas.beginRow()
    label.draw(in: &canvas)
    canvas.endRow()
    var text = ""
    canvas.flush(into: &text)
    return text.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
  }
}
