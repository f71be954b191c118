/// A button, drawn as a title in brackets.
public final class Button: View {
  /// The text between the brackets.
  public final var title: String? {
    get { shownTitle }
    set { shownTitle = newValue }
  }

  // Private storage, for the same reason as the text of a label.
  private final var shownTitle: String?

  /// The closure called for a tap.
  ///
  /// Set it once, when the cell is created, because a new closure for each row costs an allocation.
  public final var action: (() -> Void)?

  /// The line and columns in which the button was last drawn, relative to its row.
  private var drawn: (line: Int, columns: Range<Int>)?

  /// Draws the title in brackets.
  public override func draw(in canvas: inout Canvas) {
    let start = canvas.column
    canvas.draw(ShortBytes("["), style: .accent)
    if let shownTitle { canvas.draw(shownTitle, style: .accent) }
    canvas.draw(ShortBytes("]"), style: .accent)
    drawn = (canvas.line, start..<canvas.column)
  }

  /// Returns this button if the point lies on it.
  public override func button(at point: Point) -> Button? {
    guard let drawn, drawn.line == point.line, drawn.columns.contains(point.column) else {
      return nil
    }
    return self
  }

  /// Calls the action, as a tap does.
  public func sendAction() {
    action?()
  }
}
