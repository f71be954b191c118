package import TerminalDrawing

/// A view that shows text.
open class UILabel: UIView {
  // Private storage, so that overlapping accesses are ruled out at compile time. For a public stored
  // property they are checked at run time, which costs about 75 instructions for each read.
  private nonisolated(unsafe) final var shownText: String?
  private nonisolated(unsafe) final var shownStyle = TextStyle.plain
  private nonisolated(unsafe) final var lineLimit = 1
  private final var adjustsFont = false
  private final var storedAlignment = NSTextAlignment.natural
  private final var storedFont = UIFont.preferredFont(forTextStyle: .body)
  private final var storedColor = UIColor.label

  nonisolated deinit {}

  /// The text of the label; `nil` draws nothing.
  open var text: String? {
    get { shownText }
    set { shownText = newValue }
  }

  /// The font, which decides whether the text is bold.
  open var font: UIFont! {
    get { storedFont }
    set {
      storedFont = newValue ?? .preferredFont(forTextStyle: .body)
      updateStyle()
    }
  }

  /// The color, which decides whether the text is dim.
  open var textColor: UIColor! {
    get { storedColor }
    set {
      storedColor = newValue ?? .label
      updateStyle()
    }
  }

  /// Accepted without effect: text has one size.
  open var adjustsFontForContentSizeCategory: Bool {
    get { adjustsFont }
    set { adjustsFont = newValue }
  }

  /// Accepted without effect: text begins at its first column.
  open var textAlignment: NSTextAlignment {
    get { storedAlignment }
    set { storedAlignment = newValue }
  }

  /// The largest number of lines that the text takes; 0 for no limit.
  open var numberOfLines: Int {
    get { lineLimit }
    set { lineLimit = newValue }
  }

  private func updateStyle() {
    shownStyle = storedFont.isBold ? .bold : storedColor.isDim ? .dim : .plain
  }

  package override func draw(in canvas: inout Canvas) {
    drawText(in: &canvas)
  }

  /// Draws the text from the current column to the end of the line.
  ///
  /// A text that is too long is cut with `…`, or continues below its first column if the label
  /// may take more than one line. Such a label also starts a new line at each line feed of its
  /// text; a label of one line shows the line feed as `␊`.
  nonisolated final func drawText(in canvas: inout Canvas) {
    guard let text = shownText else { return }
    if lineLimit == 1 {
      canvas.draw(text, style: shownStyle)
    } else {
      canvas.draw(
        text, lines: lineLimit == 0 ? .max : lineLimit, breaksAtLineFeeds: true, style: shownStyle)
    }
  }

  override func appendSteps(to list: inout [DrawStep], column: inout Int?) {
    list.append(.label(.init(self)))
    column = nil
  }
}

// MARK: -

/// The side of a label on which its text stands; it has no effect.
public nonisolated enum NSTextAlignment: Int, Sendable {
  case left, center, right, justified, natural
}
