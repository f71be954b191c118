package import ListRendering
package import Testing

/// Expects text to be drawn exactly so, apart from a line break at the end.
///
/// A failure shows both texts.
package func expect(
  _ drawn: String, is expected: String, sourceLocation: SourceLocation = #_sourceLocation
) {
  guard drawn != expected, drawn != expected + "\n" else { return }
  Issue.record("drawn:\n\(drawn)\nexpected:\n\(expected)", sourceLocation: sourceLocation)
}

/// Returns the drawn text of a view without a frame.
package func text(of view: UIView, width: Int = 40) -> String {
  var canvas = ListRenderer(width: width, style: .plain).canvas
  canvas.beginRow()
  view.draw(in: &canvas)
  if canvas.column > 0 || canvas.line > 0 { canvas.endRow() }
  var text = ""
  canvas.flush(into: &text)
  return text
}

/// Returns the standard error of an exit test.
package func lastWords(of result: ExitTest.Result?) -> String {
  String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
}
