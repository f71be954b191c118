/// A piece of text that is read and not touched.
public final class Label: View {
  /// What the label says; nothing is drawn where it is `nil`.
  public final var text: String? {
    get { shownText }
    set { shownText = newValue }
  }

  // Stored under a name of its own: the storage of a public property is checked for overlapping
  // accesses while the program runs, since other modules might touch it; this one's is not.
  private final var shownText: String?

  /// The weight or colour of the text, where there is any.
  public final var style = TextStyle.plain

  /// The most lines that the text takes; 0 for as many as it needs.
  public final var numberOfLines = 1

  /// Draws the text from where the canvas stands to the end of the line.
  ///
  /// A text that is too long is cut with `…`, or goes on below its beginning where the label may
  /// take more than one line.
  public override func draw(in canvas: inout Canvas) {
    guard let text = shownText else { return }
    if numberOfLines == 1 {
      canvas.draw(text, style: style)
    } else {
      canvas.draw(text, lines: numberOfLines == 0 ? .max : numberOfLines, style: style)
    }
  }
}
