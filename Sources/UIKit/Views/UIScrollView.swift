package import TerminalDrawing

/// The delegate of a scrolling view; its methods are never called here.
public protocol UIScrollViewDelegate: NSObjectProtocol {}

// MARK: -

/// A view that scrolls its subviews if they have more lines than fit.
open class UIScrollView: UIView {
  /// The delegate, held weakly; a table or collection has one with more methods.
  // A list declares a property of the same name and of another type, as in UIKit. Swift has no name
  // for that on Linux, so the attributes say which of the two a call means.
  @_disfavoredOverload
  open var delegate: (any UIScrollViewDelegate)? {
    get { scrollDelegate }
    set { scrollDelegate = newValue }
  }

  /// The delegate, which a list stores itself.
  weak var scrollDelegate: (any UIScrollViewDelegate)?

  /// Whether a finger moves the content: never, because a gesture ends at once.
  open var isTracking: Bool { false }

  /// Whether a finger has begun to scroll: never, for the same reason.
  open var isDragging: Bool { false }

  /// Whether the content still moves after a scroll: never, because it moves at once.
  open var isDecelerating: Bool { false }

  /// The area of the content, for constraints.
  open var contentLayoutGuide: UILayoutGuide { UILayoutGuide() }

  /// What ends typing when the content scrolls.
  public nonisolated enum KeyboardDismissMode: Int, Sendable {
    case none, onDrag, interactive
  }

  /// Accepted without effect, because a terminal has no keyboard on its screen.
  open var keyboardDismissMode = KeyboardDismissMode.none

  /// Accepted without effect: a short list can be pulled down, too.
  open var alwaysBounceVertical = false

  /// The visible area, for constraints.
  open var frameLayoutGuide: UILayoutGuide { UILayoutGuide() }

  /// The control that reloads the content when it is pulled down.
  ///
  /// While it refreshes, it is the line above the content (rule 41: the refresh line).
  open var refreshControl: UIRefreshControl? {
    get { ownRefreshControl }
    set {
      ownRefreshControl = newValue
      newValue?.scrollView = self
      refreshControlChanged()
    }
  }

  private final var ownRefreshControl: UIRefreshControl?

  /// The number of lines of the refresh control above the content: 1 while it refreshes, else 0.
  private(set) final var refreshLines = 0

  /// The number of content lines above the upper edge, −1 if the refresh control is below the edge.
  final var hiddenLines = 0

  nonisolated deinit {}

  /// The position of the upper edge in the content, in points.
  ///
  /// It is rounded to the nearest line, as UIKit rounds it to a pixel.
  open var contentOffset: CGPoint {
    get { CGPoint(x: 0, y: CGFloat(lines: hiddenLines)) }
    set { scroll(toLine: newValue.y.line(rounded: .toNearestOrAwayFromZero)) }
  }

  final override var boundsOrigin: CGPoint {
    get { contentOffset }
    set { contentOffset = newValue }
  }

  /// Scrolls at once, animated or not.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    self.contentOffset = contentOffset
  }

  /// The size of the content in points; what is not in view may be estimated.
  ///
  /// Setting it has no effect: the subviews have as many lines as they draw.
  open var contentSize: CGSize {
    get { Size(width: size.width, height: lineCount(width: size.width)).points }
    set {}
  }

  /// The space around the content: the line of a refresh control that refreshes, above it.
  open var adjustedContentInset: UIEdgeInsets {
    UIEdgeInsets(top: CGFloat(lines: refreshLines), left: 0, bottom: 0, right: 0)
  }

  package override func drawScreen(in canvas: inout Canvas) {
    let end = max(0, hiddenLines + size.height)
    drawRefreshControl(in: &canvas)
    canvas.beginRow(drawing: max(0, hiddenLines)..<max(end, hiddenLines))
    draw(in: &canvas)
    canvas.endRow(height: end)
  }

  /// Draws the refresh control, if it is below the upper edge.
  final func drawRefreshControl(in canvas: inout Canvas) {
    if hiddenLines < 0, size.height > 0 { refreshControl?.drawRow(in: &canvas) }
  }

  /// Shows the content from a line, or its end if there are not as many lines.
  func scroll(toLine line: Int) {
    hiddenLines = max(
      -refreshLines, min(line, lineCount(width: size.width) - size.height))
  }

  /// Shows or removes the line of the refresh control.
  final func refreshControlChanged() {
    let old = refreshLines
    refreshLines = refreshControl?.isRefreshing == true ? 1 : 0
    if refreshLines != old { refreshLinesChanged(from: old) }
  }

  /// Keeps the content at its position, or still shows the beginning.
  func refreshLinesChanged(from old: Int) {
    if hiddenLines == -old { hiddenLines = -refreshLines }
  }

  /// Scrolls by lines, and stops at the first and last line of the content.
  package override func scroll(by lines: Int) {
    // No content has more lines, and adding such a number does not overflow.
    scroll(toLine: hiddenLines + min(max(lines, -1 << 40), 1 << 40))
  }

  /// Shows the beginning of the content, and the refresh control above it.
  package override func scrollToTop() {
    scroll(toLine: -refreshLines)
  }

  /// Shows the end of the content.
  package override func scrollToEnd() {
    scroll(by: .max)
  }

  /// Scrolls to the beginning of the content, and calls the refresh control.
  package override func pullToRefresh() {
    scrollToTop()
    refreshControl?.pulled()
  }

  /// Stops the program if the view is drawn as a part of another one, where a list has no size.
  final func refuseSuperview() {
    guard let superview else { return }
    let views = superview.subviews.filter { !$0.isHidden }.map { "\(type(of: $0))" }
    fatalError(
      "\(type(of: self)) must be the view of a screen or the only visible view in it, but "
        + "\(type(of: superview)) shows \(views.joined(separator: ", "))")
  }

  package override func button(at point: Point) -> UIButton? {
    super.button(at: Point(column: point.column, line: point.line + hiddenLines))
  }
}
