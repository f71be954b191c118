package import ListRendering
package import Testing

/// Expects text to be drawn exactly so, and attaches what was drawn.
package func expect(
  _ drawn: String, is expected: String, sourceLocation: SourceLocation = #_sourceLocation
) {
  let drawn = drawn.hasSuffix("\n") ? String(drawn.dropLast()) : drawn
  Attachment.record(drawn, named: "drawn.txt", sourceLocation: sourceLocation)
  let difference = "drawn:\n\(drawn)\nexpected:\n\(expected)"
  #expect(drawn == expected, Comment(rawValue: difference), sourceLocation: sourceLocation)
}

/// What a view draws, without a frame.
package func text(of view: View, width: Int = 40) -> String {
  var canvas = ListRenderer(width: width, style: .plain).canvas
  view.draw(in: &canvas)
  if canvas.column > 0 { canvas.endLine() }
  var text = ""
  canvas.flush(into: &text)
  return text
}

/// What a program that stopped said on its way out.
package func lastWords(of result: ExitTest.Result?) -> String {
  String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
}
