/// A title in brackets that does something when it is tapped.
public final class Button: View {
  /// What stands between the brackets.
  public final var title: String? {
    get { shownTitle }
    set { shownTitle = newValue }
  }

  // Stored under a name of its own, as the text of a label is.
  private final var shownTitle: String?

  /// What a tap causes.
  ///
  /// A cell sets it once, when it is made: a closure made anew for every row would cost an
  /// allocation a row.
  public final var action: (() -> Void)?

  /// The line of its row and the columns in which the button was last drawn.
  private var drawn: (line: Int, columns: Range<Int>)?

  /// Draws the title in brackets.
  public override func draw(in canvas: inout Canvas) {
    let start = canvas.column
    canvas.draw(ShortBytes("["), style: .accent)
    if let shownTitle { canvas.draw(shownTitle, style: .accent) }
    canvas.draw(ShortBytes("]"), style: .accent)
    drawn = (canvas.line, start..<canvas.column)
  }

  /// This button, where the point lies on it.
  public override func button(at point: Point) -> Button? {
    guard let drawn, drawn.line == point.line, drawn.columns.contains(point.column) else {
      return nil
    }
    return self
  }

  /// Does what a tap on the button does.
  public func sendAction() {
    action?()
  }
}
