import Testing

@testable import TerminalDrawing

@MainActor struct CanvasTests {
  /// Returns what is drawn on a canvas.
  private func drawing(
    width: Int, border: Border = .box, isColored: Bool = false, draw: (inout Canvas) -> Void
  ) -> String {
    var canvas = Canvas(width: width, border: border, isColored: isColored)
    draw(&canvas)
    return text(of: &canvas)
  }

  private func text(of canvas: inout Canvas) -> String {
    var text = ""
    canvas.flush(into: &text)
    return text
  }

  @Test func `skipping columns stops at the end of the line`() {
    let lines = [0, 3, 9, 10, 12].map { columns in
      drawing(width: 10) { canvas in
        canvas.skip(columns)
        canvas.draw("x")
        canvas.endLine()
      }
    }
    let full = "│            │\n"
    #expect(lines == ["│ x          │\n", "│    x       │\n", "│          x │\n", full, full])
  }

  @Test func `the last of several lines is cut if the text is longer`() {
    let texts = [1, 2, 3, 4].map { limit in
      drawing(width: 14, border: .plain) { canvas in
        canvas.draw("> ")
        canvas.draw("Analytical engine of 1837", lines: limit)
        canvas.endLine()
      }
    }
    let whole = "> Analytical\n  engine of\n  1837\n"
    #expect(texts == ["> Analytical …\n", "> Analytical\n  engine of 1…\n", whole, whole])
    // A line whose next line is not drawn ends with …, and is cut if it is full.
    let cases = [
      ("Ada\nByron", 4, "Ada…"), ("Ada\nByron", 3, "Ad…"), ("日本\n語", 5, "日本…"),
      ("日本\n語", 4, "日…"), ("Ada\n", 3, "Ada"), ("Ada\n\n", 4, "Ada…"),
    ]
    let lines = cases.map { text, width, _ in
      drawing(width: width, border: .plain) { canvas in
        canvas.draw(text, lines: 1, breaksAtLineFeeds: true)
        canvas.endLine()
      }
    }
    #expect(lines == cases.map { "\($0.2)\n" })
  }

  @Test func `each line of a text is styled, and filled by its columns`() {
    let texts = ["Ada", "日本", "Ada Byron"].map { text in
      drawing(width: 8, isColored: true) { canvas in
        canvas.draw(text, lines: 2, style: .bold)
        canvas.endLine()
      }
    }
    let (bold, off) = ("\u{1B}[1m", "\u{1B}[0m")
    let ada = "│ \(bold)Ada\(off)      │\n"
    #expect(texts == [ada, "│ \(bold)日本\(off)     │\n", "\(ada)│ \(bold)Byron\(off)    │\n"])
  }

  @Test func `a text without a line or a column draws nothing, nor does a line outside the view`() {
    let texts = [(8, 0), (0, 2)].flatMap { width, lines in
      ["", "Ada", "日本"].map { text in
        drawing(width: width) { canvas in
          canvas.draw(text, lines: lines)
          canvas.endRow(height: 0)
        }
      }
    }
    #expect(texts == Array(repeating: "", count: 6))
    var canvas = Canvas(width: 5, border: .box)
    // Again after a flush, because the buffer is then empty.
    let rows = (1...2).map { _ in
      canvas.beginRow(drawing: 1..<2)
      for line in ["one", "two", "three"] {
        canvas.draw(line)
        canvas.endLine()
      }
      canvas.endRow()
      return text(of: &canvas)
    }
    #expect(rows == ["│ two   │\n", "│ two   │\n"])
  }

  @Test func `colors need a terminal and an empty NO_COLOR`() {
    let values = [nil, "", "1"]
    let colored = [true, false].map { isTerminal in
      values.filter { Terminal.isColored(isTerminal: isTerminal, noColor: $0) }
    }
    #expect(colored == [[nil, ""], []])
  }
}
