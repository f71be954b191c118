import ListRendering

/// A label of several lines.
final class LinesView: View {
  /// What is drawn, line by line; the last line stays open.
  var lines: [String] = []

  override func draw(in canvas: inout Canvas) {
    for (number, line) in lines.enumerated() {
      if number > 0 { canvas.endLine() }
      canvas.draw(line)
    }
  }
}
