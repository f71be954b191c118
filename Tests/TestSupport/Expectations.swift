import ListRendering
package import Testing
package import UIKit

/// Expects text to be drawn exactly so, apart from a line break at the end.
///
/// A failure shows both texts, with a mark in front of each line that differs.
package func expect(
  _ drawn: String, is expected: String, sourceLocation: SourceLocation = #_sourceLocation
) {
  guard drawn != expected, drawn != expected + "\n" else { return }
  Issue.record("\(comparison(of: drawn, with: expected))", sourceLocation: sourceLocation)
}

/// Returns both texts, with a mark in front of each line that differs.
package func comparison(of drawn: String, with expected: String) -> String {
  let (drawn, expected) = (lines(of: drawn), lines(of: expected))
  return """
    drawn:
    \(marked(drawn, against: expected))

    expected:
    \(marked(expected, against: drawn))
    """
}

private func lines(of text: String) -> [Substring] {
  let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
  return text.hasSuffix("\n") ? lines.dropLast() : lines
}

/// Marks the lines that another text does not have at the same index.
private func marked(_ lines: [Substring], against others: [Substring]) -> String {
  lines.indices.map { index in
    let isSame = others.indices.contains(index) && others[index] == lines[index]
    return (isSame ? "  " : "≠ ") + lines[index]
  }.joined(separator: "\n")
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
