import Testing

@testable import TerminalDrawing

/// Checks what a canvas records about its lines, and the mark of a cursor.
struct CanvasLineTests {
  private final class Control {}

  private func lines(
    isColored: Bool = false, border: Border = .box, draw: (inout Canvas) -> Void
  ) -> [CanvasLine] {
    var canvas = Canvas(width: 20, border: border, isColored: isColored, recordsLines: true)
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
      let content = line.spans.filter(\.isContent)
      #expect(content.map(\.columns) == [2..<6, 8..<9])
      let bold = isColored ? "\u{1B}[1m日本\u{1B}[0m" : "日本"
      #expect(content.map { text(line.utf8[$0.bytes]) } == [bold, "é"])
      #expect(text(line.utf8) == "│ \(bold)  é\(spaces(14))│")
    }
  }

  @Test func `a line that is not drawn is not recorded, nor is a canvas without a record`() {
    let drawn = lines { canvas in
      canvas.beginRow(drawing: 1..<2)
      canvas.draw("one two three four five", lines: 3)
      canvas.endRow()
    }
    #expect(drawn.map { text($0.utf8) } == ["│ five\(spaces(17))│"])
    #expect(drawn[0].spans.filter(\.isContent).map(\.columns) == [2..<6])
    var canvas = Canvas(width: 20, border: .box)
    canvas.draw("Ada")
    canvas.endLine()
    #expect(canvas.lines == [])
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
    #expect(line.firstControl(in: 0..<24) == 4)
    #expect(line.firstControl(in: 5..<24) == 10)
    #expect(line.firstControl(in: 0..<4) == nil)
  }

  @Test func `parts beside each other keep their spans, and a selected one has a mark`() {
    for border in [Border.box, .plain] {
      let inset = border.columns / 2
      let control = Control()
      let line = lines(border: border) { canvas in
        let part = canvas.lines(width: 6, height: 1) { part in
          part.draw("é")
          part.draw(control) { $0.draw("[x]") }
          part.endLine()
        }[0]
        canvas.beginRow()
        canvas.draw(part, in: 0..<6, isSelected: false)
        canvas.draw(part, in: 8..<14, isSelected: true)
        canvas.endRow()
      }[0]
      #expect(line.parts == [inset..<inset + 6, inset + 8..<inset + 14])
      #expect(line.firstControl(in: line.parts[1]) == inset + 9)
      let marked = text(line.marked(line.parts[1], isColored: false))
      #expect(marked == text(line.utf8).replacing("▸", with: "❯"))
    }
  }

  @Test func `a mark replaces the left border, or the column before a part`() {
    for isSelected in [false, true] {
      let line = lines { canvas in
        canvas.beginRow(isSelected: isSelected)
        canvas.draw("日本")
        canvas.draw(" x")
        canvas.endRow()
      }[0]
      let rest = "日本 x\(spaces(15))│"
      #expect(text(line.utf8) == (isSelected ? "│▸" : "│ ") + rest)
      #expect(text(line.marked(nil, isColored: false)) == (isSelected ? "❯▸" : "❯ ") + rest)
      #expect(text(line.marked(2..<6, isColored: false)) == "│❯" + rest)
    }
  }

  @Test func `a mark inverts the colours of its part again after each style in it`() {
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
    #expect(
      text(line.marked(nil, isColored: true))
        == "\(inverse)❯ \(a)\(inverse)b\(c)\(inverse) \(d)\(inverse)\(end)\(off)")
    #expect(
      text(line.marked(2..<4, isColored: true))
        == "│\(inverse)❯\(a)\(inverse)b\(off)\(c) \(d)\(end)")
    #expect(
      text(line.marked(3..<5, isColored: true))
        == "│ \(inverse)❯b\(c)\(inverse)\(off) \(d)\(end)")
  }
}
