/// A view that draws itself as text.
///
/// A view has no frame. It draws at the current column of the canvas, and the next view continues
/// after it.
open class UIView {
  /// The size that the view may fill; only scrolling views use it.
  open var size = Size(width: 0, height: 0)

  /// Creates a view that draws nothing.
  public init() {}

  /// The subviews, in drawing order.
  open var subviews: [UIView] { [] }

  /// Brings the view up to date at once.
  open func layoutIfNeeded() {}

  /// Draws the view at the current column of the canvas.
  open func draw(in canvas: inout Canvas) {
    for view in subviews { view.draw(in: &canvas) }
  }

  /// Draws the view as the content of a screen, in the height of its size.
  open func drawScreen(in canvas: inout Canvas) {
    canvas.beginRow(drawing: 0..<max(0, size.height))
    draw(in: &canvas)
    canvas.endRow(height: size.height)
  }

  /// Handles a tap at a point of this view.
  ///
  /// By default, calls the action of the button at this point, if any.
  open func tap(at point: Point) {
    button(at: point)?.sendAction()
  }

  /// Scrolls by a number of lines, towards the end if it is positive.
  open func scroll(by lines: Int) {}

  /// Scrolls to the beginning.
  open func scrollToTop() {}

  /// Scrolls to the end.
  open func scrollToEnd() {}

  /// Handles the gesture that deletes the row at a point.
  open func swipeToDelete(at point: Point) {}

  /// Handles the gesture that reloads the content.
  open func pullToRefresh() {}

  /// Returns the button that was last drawn at a point of this view.
  open func button(at point: Point) -> UIButton? {
    for view in subviews {
      if let button = view.button(at: point) { return button }
    }
    return nil
  }
}
