/// A piece of text that is read and not touched.
public final class Label: View {
  /// What the label says; nothing is drawn where it is `nil`.
  public final var text: String?

  /// Draws the text in the rest of the line, cut with `…` where it is too long.
  public override func draw(in canvas: inout Canvas) {
    if let text { canvas.draw(text) }
  }
}
