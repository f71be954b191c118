import Testing

@testable import ListRendering

struct CanvasTests {
  @Test func `drawing on a copied canvas does not change the original, even within a line`() {
    var original = Canvas(width: 8, border: .box)
    original.draw("Ada")
    var copy = original
    original.draw(" L")
    copy.draw(" B")
    original.endLine()
    copy.endLine()
    #expect(text(of: &original) == "│ Ada L    │\n")
    #expect(text(of: &copy) == "│ Ada B    │\n")
  }

  @Test func `a copied canvas keeps its text when the original is flushed`() {
    var original = Canvas(width: 3, border: .plain)
    original.draw("Ada")
    original.endLine()
    var copy = original
    #expect(text(of: &original) == "Ada\n")
    #expect(original.byteCount == 0)
    #expect(text(of: &copy) == "Ada\n")
  }

  @Test(arguments: 0...12)
  func `skipping columns stops at the end of the line`(columns: Int) {
    var canvas = Canvas(width: 10, border: .box)
    canvas.skip(columns)
    #expect(canvas.column == min(columns, 10))
    canvas.draw("x")
    canvas.endLine()
    let drawn = columns < 10 ? String(repeating: " ", count: columns) + "x" : ""
    let rest = String(repeating: " ", count: 10 - drawn.count)
    #expect(text(of: &canvas) == "│ " + drawn + rest + " │\n")
  }

  @Test(arguments: [
    (1, ["Analytical …"]), (2, ["Analytical", "  engine of 1…"]),
    (3, ["Analytical", "  engine of", "  1837"]), (4, ["Analytical", "  engine of", "  1837"]),
  ])
  func `the last of several lines is cut if the text is longer`(lines: Int, expected: [String]) {
    var canvas = Canvas(width: 14, border: .plain)
    canvas.draw("> ")
    canvas.draw("Analytical engine of 1837", lines: lines)
    #expect(canvas.line == expected.count - 1)
    canvas.endLine()
    #expect(text(of: &canvas) == "> " + expected.map { "\($0)\n" }.joined())
  }

  @Test(arguments: [
    (6, "[Call]"), (5, "[Call"), (4, "[Ca…"), (2, "[…"), (1, "["), (0, ""),
  ])
  func `a button is cut at the end of the line`(width: Int, expected: String) {
    var canvas = Canvas(width: width, border: .plain)
    let button = Button()
    button.title = "Call"
    button.draw(in: &canvas)
    #expect(canvas.column == width)
    canvas.endLine()
    #expect(text(of: &canvas) == expected + "\n")
  }

  @Test func `an image is not drawn in a full line`() {
    var canvas = Canvas(width: 3, border: .plain)
    canvas.draw("Ada")
    ImageView().draw(in: &canvas)
    #expect(canvas.column == 3)
    canvas.endLine()
    #expect(text(of: &canvas) == "Ada\n")
  }

  @Test func `a line outside the view adds no bytes`() {
    var canvas = Canvas(width: 5, border: .box)
    canvas.beginRow(drawing: 1..<2)
    for line in ["one", "two", "three"] {
      canvas.draw(line)
      canvas.endLine()
    }
    canvas.endRow()
    #expect(canvas.line == 3)
    #expect(text(of: &canvas) == "│ two   │\n")
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
