import Testing

@testable import TerminalDrawing

struct CanvasTests {
  @Test func `a copied canvas does not change with the original, even within a line`() {
    var original = Canvas(width: 8, border: .box)
    original.draw("Ada")
    var copy = original
    original.draw(" L")
    copy.draw(" B")
    original.endLine()
    copy.endLine()
    let drawn = [text(of: &original), text(of: &copy), text(of: &original)]
    #expect(drawn == ["│ Ada L    │\n", "│ Ada B    │\n", ""])
  }

  @Test func `skipping columns stops at the end of the line`() {
    for columns in 0...12 {
      var canvas = Canvas(width: 10, border: .box)
      canvas.skip(columns)
      let column = canvas.column
      canvas.draw("x")
      canvas.endLine()
      let drawn = columns < 10 ? String(repeating: " ", count: columns) + "x" : ""
      let rest = String(repeating: " ", count: 10 - drawn.count)
      #expect(column == min(columns, 10))
      #expect(text(of: &canvas) == "│ " + drawn + rest + " │\n")
    }
  }

  @Test func `the last of several lines is cut if the text is longer`() {
    let expected = [
      1: ["Analytical …"], 2: ["Analytical", "  engine of 1…"],
      3: ["Analytical", "  engine of", "  1837"], 4: ["Analytical", "  engine of", "  1837"],
    ]
    for (limit, lines) in expected {
      var canvas = Canvas(width: 14, border: .plain)
      canvas.draw("> ")
      canvas.draw("Analytical engine of 1837", lines: limit)
      let line = canvas.line
      canvas.endLine()
      let drawn = "> " + lines.map { "\($0)\n" }.joined()
      #expect(line == lines.count - 1)
      #expect(text(of: &canvas) == drawn)
    }
  }

  @Test func `a line whose next line is not drawn ends with …, and is cut if it is full`() {
    for (text, width, drawn) in [
      ("Ada\nByron", 4, "Ada…"), ("Ada\nByron", 3, "Ad…"), ("日本\n語", 5, "日本…"),
      ("日本\n語", 4, "日…"), ("Ada\n", 3, "Ada"), ("Ada\n\n", 4, "Ada…"),
    ] {
      var canvas = Canvas(width: width, border: .plain)
      canvas.draw(text, lines: 1, breaksAtLineFeeds: true)
      canvas.endLine()
      #expect(self.text(of: &canvas) == drawn + "\n", "\(width)")
    }
  }

  @Test func `each line of a text is styled, and filled by its columns`() {
    let texts = ["Ada": ["Ada     "], "日本": ["日本    "], "Ada Byron": ["Ada     ", "Byron   "]]
    for (text, lines) in texts {
      var canvas = Canvas(width: 8, border: .box, isColored: true)
      canvas.draw(text, lines: 2, style: .bold)
      canvas.endLine()
      let expected = lines.map { line in
        let words = line.prefix { $0 != " " }
        return "│ \u{1B}[1m\(words)\u{1B}[0m\(line.dropFirst(words.count)) │\n"
      }
      #expect(self.text(of: &canvas) == expected.joined())
    }
  }

  @Test func `a text without a line or a column draws nothing`() {
    for (width, lines) in [(8, 0), (0, 2)] {
      for text in ["", "Ada", "日本"] {
        var canvas = Canvas(width: width, border: .box)
        canvas.draw(text, lines: lines)
        canvas.endRow(height: 0)
        #expect(self.text(of: &canvas) == "", "\(text) in \(lines) lines of \(width) columns")
      }
    }
  }

  @Test func `a line outside the view adds no bytes`() {
    var canvas = Canvas(width: 5, border: .box)
    // Again after a flush, because the buffer is then empty.
    for _ in 1...2 {
      canvas.beginRow(drawing: 1..<2)
      for line in ["one", "two", "three"] {
        canvas.draw(line)
        canvas.endLine()
      }
      canvas.endRow()
      #expect(canvas.line == 3)
      #expect(text(of: &canvas) == "│ two   │\n")
    }
  }

  @Test func `a canvas can be drawn on outside the main actor`() async {
    let canvas = await Task.detached {
      var canvas = Canvas(width: 5, border: .box)
      canvas.draw("Ada")
      canvas.endLine()
      return canvas
    }.value
    var copy = canvas
    #expect(text(of: &copy) == "│ Ada   │\n")
  }

  private func text(of canvas: inout Canvas) -> String {
    var text = ""
    canvas.flush(into: &text)
    return text
  }
}
