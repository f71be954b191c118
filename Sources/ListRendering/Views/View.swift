/// A thing that draws itself in text.
///
/// A view has no frame of its own: it writes where the canvas stands, and what comes next follows.
open class View {
  /// The space that the view may fill; only views that scroll ask for it.
  open var size = Size(width: 0, height: 0)

  /// Creates a view that draws nothing.
  public init() {}

  /// The views that this one is made of, in the order in which they are drawn.
  open var subviews: [View] { [] }

  /// Draws the view where the canvas stands.
  open func draw(in canvas: inout Canvas) {
    for view in subviews { view.draw(in: &canvas) }
  }

  /// Draws the view as all that a screen shows, in as many lines as its size has.
  open func drawScreen(in canvas: inout Canvas) {
    canvas.beginRow(drawing: 0..<max(0, size.height))
    draw(in: &canvas)
    canvas.endRow(height: size.height)
  }

  /// Answers a tap at a point of this view.
  ///
  /// A view passes the tap to the button that was drawn there, if there is one.
  open func tap(at point: Point) {
    button(at: point)?.sendAction()
  }

  /// Answers a scroll by a number of lines, towards the end where it is positive.
  open func scroll(by lines: Int) {}

  /// Answers a scroll to the beginning.
  open func scrollToTop() {}

  /// Answers a scroll to the end.
  open func scrollToEnd() {}

  /// Answers the gesture that deletes what lies at a point.
  open func swipeToDelete(at point: Point) {}

  /// Answers the gesture that asks for fresh content.
  open func pullToRefresh() {}

  /// The button that was last drawn at a point of this view.
  open func button(at point: Point) -> Button? {
    for view in subviews {
      if let button = view.button(at: point) { return button }
    }
    return nil
  }
}
