import Testing

@testable import TerminalDrawing

/// Checks what a canvas records about its lines, and the mark of a cursor.
struct CanvasLineTests {
  private final class Control {}

  private func lines(
    isColored: Bool = false, draw: (inout Canvas) -> Void
  ) -> [CanvasLine] {
    var canvas = Canvas(width: 20, border: .box, isColored: isColored, recordsLines: true)
    draw(&canvas)
    return canvas.lines
  }

  private func text(_ bytes: some Collection<UInt8>) -> String {
    String(decoding: bytes, as: UTF8.self)
  }

  private func spaces(_ count: Int) -> String { String(repeating: " ", count: count) }

  @Test func `a span has the columns and the bytes of what was drawn, whatever its width`() {
    for isColored in [false, true] {
      let line = lines(isColored: isColored) { canvas in
        canvas.draw("日本", style: .bold)
        canvas.skip(2)
        canvas.draw("é")
        canvas.endLine()
      }[0]
      let bold = isColored ? "\u{1B}[1m日本\u{1B}[0m" : "日本"
      let content = line.spans.filter(\.isContent)
      let spans = content.map { "\($0.columns) \(text(line.utf8[$0.bytes]))" }
      #expect(spans == ["2..<6 \(bold)", "8..<9 é"])
      #expect(text(line.utf8) == "│ \(bold)  é\(spaces(14))│")
    }
    let scrolled = lines { canvas in
      canvas.beginRow(drawing: 1..<2)
      canvas.draw("one two three four five", lines: 3)
      canvas.endRow()
    }
    #expect(scrolled.map { text($0.utf8) } == ["│ five\(spaces(17))│"], "only what is in view")
    #expect(scrolled[0].spans.filter(\.isContent).map(\.columns) == [2..<6])
  }

  @Test func `a line has content if a text, an accessory or a picture is on it`() {
    let contents = lines { canvas in
      canvas.drawEdge(from: ShortBytes("┌"), to: ShortBytes("┐\n"), text: "Title")
      canvas.endLine()
      canvas.draw("")
      canvas.endLine()
      canvas.skip(3)
      canvas.endLine()
      canvas.beginRow()
      _ = canvas.beginAccessory(ShortBytes("✓"))
      canvas.endAccessory()
      canvas.endRow()
      canvas.draw(.person)
      canvas.endRow()
    }.map(\.hasContent)
    #expect(contents == [false, false, false, false, true, true, true])
  }

  @Test func `the first control is that of the columns, and its spans name it`() {
    let controls = [Control(), Control()]
    let line = lines { canvas in
      for control in controls {
        canvas.draw("- ")
        canvas.draw(control) { $0.draw("[ok]", style: .accent) }
      }
      canvas.draw(" -")
      canvas.endLine()
    }[0]
    #expect(line.spans.compactMap(\.control) == controls.map { ObjectIdentifier($0) })
    let columns = [0..<24, 5..<24, 0..<4].map(line.firstControl(in:))
    #expect(columns == [4, 10, nil])
  }

  @Test func `a mark replaces the left border, or the column before a part`() {
    let drawn = [false, true].map { isSelected -> [String] in
      let line = lines { canvas in
        canvas.beginRow(isSelected: isSelected)
        canvas.draw("日本")
        canvas.draw(" x")
        canvas.endRow()
      }[0]
      let columns: [Range<Int>?] = [nil, 2..<6]
      return [text(line.utf8)] + columns.map { text(line.marked($0, isColored: false)) }
    }
    let starts = [["│ ", "❯ ", "│❯"], ["│▸", "❯▸", "│❯"]]
    let rest = "日本 x\(spaces(15))│"
    #expect(drawn == starts.map { $0.map { $0 + rest } })
  }

  @Test func `a mark inverts the colors of its part again after each style in it`() {
    let line = lines(isColored: true) { canvas in
      canvas.draw("a", style: .bold)
      canvas.draw("b")
      canvas.draw("c", style: .dim)
      canvas.skip(1)
      canvas.draw("d", style: .bold)
      canvas.endLine()
    }[0]
    let (off, inverse) = ("\u{1B}[0m", "\u{1B}[7m")
    let (a, c, d) = ("\u{1B}[1ma\(off)", "\u{1B}[2mc\(off)", "\u{1B}[1md\(off)")
    let end = spaces(16) + "│"
    let columns: [Range<Int>?] = [nil, 2..<4, 3..<5]
    let marked = columns.map { text(line.marked($0, isColored: true)) }
    #expect(
      marked == [
        "\(inverse)❯ \(a)\(inverse)b\(c)\(inverse) \(d)\(inverse)\(end)\(off)",
        "│\(inverse)❯\(a)\(inverse)b\(off)\(c) \(d)\(end)",
        "│ \(inverse)❯b\(c)\(inverse)\(off) \(d)\(end)",
      ])
  }
}
