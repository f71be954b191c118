/// A button, drawn as a title in brackets.
public final class UIButton: UIView {
  /// The text between the brackets.
  public final var title: String? {
    get { shownTitle }
    set { shownTitle = newValue }
  }

  // Private storage, for the same reason as the text of a label.
  private final var shownTitle: String?

  /// The closure that a tap calls.
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
  public override func button(at point: Point) -> UIButton? {
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

// MARK: -

/// A field for a search text.
public final class UISearchBar {
  /// The text in the field.
  public private(set) var text = ""

  private let textChanged: (String) -> Void

  /// Creates a field with a closure that is called when its text changes.
  public init(textChanged: @escaping (String) -> Void) {
    self.textChanged = textChanged
  }

  /// Replaces the text, and calls the closure if the text is different.
  public func type(_ text: String) {
    guard text != self.text else { return }
    self.text = text
    textChanged(text)
  }
}

// MARK: -

/// A control that reloads a list when it is pulled down.
public final class UIRefreshControl {
  /// The closure that the gesture calls.
  public let action: () -> Void

  /// Creates a control with its action.
  public init(action: @escaping () -> Void) {
    self.action = action
  }
}
