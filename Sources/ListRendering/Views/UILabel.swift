/// A view that shows text.
public final class UILabel: UIView {
  /// The text of the label; `nil` draws nothing.
  public final var text: String? {
    get { shownText }
    set { shownText = newValue }
  }

  /// The weight or colour of the text.
  public final var style: TextStyle {
    get { shownStyle }
    set { shownStyle = newValue }
  }

  /// The largest number of lines that the text takes; 0 for no limit.
  public final var numberOfLines: Int {
    get { lineLimit }
    set { lineLimit = newValue }
  }

  // Private storage, so that overlapping accesses are ruled out at compile time. For a public stored
  // property they are checked at run time, which costs about 75 instructions for each read.
  private final var shownText: String?
  private final var shownStyle = TextStyle.plain
  private final var lineLimit = 1

  /// Draws the text from the current column to the end of the line.
  ///
  /// A text that is too long is cut with `…`, or continues below its first column if the label
  /// may take more than one line.
  public override func draw(in canvas: inout Canvas) {
    guard let text = shownText else { return }
    if lineLimit == 1 {
      canvas.draw(text, style: shownStyle)
    } else {
      canvas.draw(text, lines: lineLimit == 0 ? .max : lineLimit, style: shownStyle)
    }
  }
}
