/// The delegate of a scrolling view; its methods are missing here.
public protocol UIScrollViewDelegate: NSObjectProtocol {}

// MARK: -

/// A view that scrolls its subviews if they have more lines than fit.
open class UIScrollView: UIView {
  /// Whether a finger moves the content: never, because a gesture ends at once.
  public final var isTracking: Bool { false }

  /// The area of the content, for constraints.
  public final var contentLayoutGuide: UILayoutGuide { UILayoutGuide() }

  /// What ends typing when the content scrolls.
  public enum KeyboardDismissMode: Int, Sendable {
    case none, onDrag, interactive
  }

  /// Accepted without effect, because a terminal has no keyboard on its screen.
  open var keyboardDismissMode = KeyboardDismissMode.none

  /// The visible area, for constraints.
  public final var frameLayoutGuide: UILayoutGuide { UILayoutGuide() }

  /// The control that reloads the content when it is pulled down.
  open var refreshControl: UIRefreshControl?

  /// The number of content lines above the upper edge.
  private final var hiddenLines = 0

  nonisolated deinit {}

  /// The place of the upper edge in the content; a line has the height 1.
  open var contentOffset: CGPoint {
    get { CGPoint(x: 0, y: CGFloat(hiddenLines)) }
    set { hiddenLines = max(0, Int(newValue.y)) }
  }

  /// Scrolls at once, animated or not.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    self.contentOffset = contentOffset
  }

  /// The space that bars take at the edges: none.
  public final var adjustedContentInset: UIEdgeInsets { .zero }

  package override func drawScreen(in canvas: inout Canvas) {
    canvas.beginRow(drawing: hiddenLines..<hiddenLines + size.height)
    draw(in: &canvas)
    canvas.endRow(height: hiddenLines + size.height)
  }

  package override func scroll(by lines: Int) {
    var canvas = Canvas(width: size.width, border: .plain)
    canvas.beginRow()
    draw(in: &canvas)
    canvas.endRow()
    let last = max(0, canvas.line - size.height)
    let (sum, isTooMuch) = hiddenLines.addingReportingOverflow(lines)
    hiddenLines = max(0, min(isTooMuch ? last : sum, last))
  }

  package override func scrollToTop() {
    hiddenLines = 0
  }

  package override func scrollToEnd() {
    scroll(by: .max)
  }

  package override func button(at point: Point) -> UIButton? {
    super.button(at: Point(column: point.column, line: point.line + hiddenLines))
  }
}

// MARK: -

/// The space at the edges of a view.
public nonisolated struct UIEdgeInsets: Hashable, Sendable {
  public var top, left, bottom, right: CGFloat

  /// Creates insets without space.
  public init() {
    self.init(top: 0, left: 0, bottom: 0, right: 0)
  }

  /// Creates insets; 8 points are the width of a column, and a line is 1 high.
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// No space.
  public static let zero = Self(top: 0, left: 0, bottom: 0, right: 0)
}
