import Observation

/// An object that responds to events.
open class UIResponder: NSObject {
  // In a module whose code lives on the main actor, the `deinit` of every class would be isolated.
  nonisolated deinit {}
}

// MARK: -

/// A view that is drawn as text.
///
/// A view is drawn at the current column of the canvas, and the next view
/// continues after it. ``UIStackView`` places views beside or below each other.
open class UIView: UIResponder {
  /// Creates a view; only scrolling views use the size of the frame.
  public init(frame: CGRect) {
    storedFrame = frame
    storedSize = Size(points: frame.size)
    super.init()
  }

  /// Creates an empty view; nothing is decoded.
  public required init?(coder: NSCoder) {
    super.init()
  }

  /// Creates a view.
  public override convenience init() {
    self.init(frame: .zero)
  }

  nonisolated deinit {
    for view in storedSubviews { view.storedSuperview = nil }
  }

  /// The size that the view may fill, in character cells; only scrolling views use it.
  package final var size: Size {
    get { storedSize }
    set { if newValue != storedSize { resize(to: newValue, keeping: newValue.points) } }
  }

  /// The window that shows the view, if it is the view of a visible screen.
  final weak var shownWindow: UIWindow?

  /// The flat list of drawing steps of the view and its subviews, `nil` after a change of them.
  final var steps: [DrawStep]?

  /// The list that shows the view as a cell, a header or a footer.
  final var listReference: ListReference?

  // Private storage, for the same reason as the text of a label.
  private nonisolated(unsafe) final var storedSubviews: [UIView] = []
  private final var storedFrame = CGRect.zero
  private final var storedSize = Size(width: 0, height: 0)
  private final var storedIsHidden = false
  private final var needsUpdateProperties = true
  private final var accepted: AcceptedValues?
  private final var storedMargins = NSDirectionalEdgeInsets(
    top: 8, leading: 8, bottom: 8, trailing: 8)

  // Not `weak`: a weak reference gives the superview a side table, which makes each retain of it
  // slow. The superview clears it.
  private nonisolated(unsafe) final unowned(unsafe) var storedSuperview: UIView?

  // MARK: - Hierarchy

  /// The view that contains this one.
  public final var superview: UIView? { storedSuperview }

  /// The views in this one, in drawing order.
  public final var subviews: [UIView] { storedSubviews }

  /// The window that shows the view, `nil` while its screen is not visible.
  public final var window: UIWindow? { shownWindow ?? superview?.window }

  /// Adds a view behind the other subviews in drawing order.
  open func addSubview(_ view: UIView) {
    view.removeFromSuperview()
    view.storedSuperview = self
    storedSubviews.append(view)
    structureChanged()
  }

  /// Removes the view from the view that contains it.
  open func removeFromSuperview() {
    storedSuperview?.remove(self)
    storedSuperview = nil
  }

  func remove(_ view: UIView) {
    storedSubviews.removeAll { $0 === view }
    structureChanged()
  }

  // MARK: - Animation

  /// Whether changes may be animated, which has no effect here.
  public private(set) static var areAnimationsEnabled = true

  /// Makes changes that are not animated.
  open class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    let wereEnabled = areAnimationsEnabled
    UIView.areAnimationsEnabled = false
    actionsWithoutAnimation()
    UIView.areAnimationsEnabled = wereEnabled
  }

  // MARK: - Layout

  /// The space that bars cover: none.
  open var safeAreaInsets: UIEdgeInsets { .zero }

  /// Whether the view is left out of the drawing.
  public final var isHidden: Bool {
    get { storedIsHidden }
    set {
      guard newValue != storedIsHidden else { return }
      storedIsHidden = newValue
      structureChanged()
    }
  }

  /// The space around the content of a stack; only the leading edge is drawn; 8 points are a column.
  public final var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { storedMargins }
    set {
      storedMargins = newValue
      structureChanged()
    }
  }

  /// The visible part of the view; its origin is the scroll position.
  ///
  /// A column is 8 points wide, and a line is 16 high.
  public final var bounds: CGRect { CGRect(origin: boundsOrigin, size: frame.size) }

  /// The place of the upper left corner in the content of a scrolling view.
  var boundsOrigin: CGPoint { .zero }

  /// The place and size of the view in points, as they were set; whole character cells are drawn.
  ///
  /// A window gives its size to the view of its screen and to a list that fills it. Without a window,
  /// as in the test of a controller, set the frame of a list or of the view that it fills. A cell in
  /// view has the frame of its row.
  public final var frame: CGRect {
    get { listReference?.list?.frame(ofVisible: self) ?? storedFrame }
    set {
      guard !fillsWindow else { return }
      storedFrame.origin = newValue.origin
      resize(to: Size(points: newValue.size), keeping: newValue.size)
    }
  }

  private final func resize(to newSize: Size, keeping points: CGSize) {
    storedFrame.size = points
    let oldSize = storedSize
    guard newSize != oldSize else { return }
    storedSize = newSize
    sizeChanged(from: oldSize)
  }

  /// Whether a window gives the view its size.
  private final var fillsWindow: Bool {
    shownWindow != nil || superview?.filling === self && window != nil
  }

  /// Accepted without effect: a view of text has no frame.
  public final var translatesAutoresizingMaskIntoConstraints: Bool {
    get { accepted?.translatesMask ?? true }
    set { accept { $0.translatesMask = newValue } }
  }

  /// Accepted without effect: a view of text has no frame.
  public final var autoresizingMask: AutoresizingMask {
    get { accepted?.mask ?? [] }
    set { accept { $0.mask = newValue } }
  }

  /// Brings the view up to date at once.
  open func layoutIfNeeded() {
    let filling = filling
    if filling !== self, size.height > 0 { filling.size = size }
    for view in storedSubviews { view.layoutIfNeeded() }
  }

  /// Accepted without effect: each drawing lays out the view.
  open func setNeedsLayout() {}

  // MARK: - Updating

  /// Updates the view from the properties of observable objects, as in UIKit since iOS 26.
  ///
  /// A cell of a table runs it before it is measured or drawn, and again after one of the properties
  /// that it read has changed (rule 29). Other views do not run it.
  open func updateProperties() {}

  /// Runs ``updateProperties()`` before the view is next drawn.
  open func setNeedsUpdateProperties() {
    needsUpdateProperties = true
  }

  /// Runs ``updateProperties()`` now, if a property that it read has changed.
  open func updatePropertiesIfNeeded() {
    guard needsUpdateProperties else { return }
    needsUpdateProperties = false
    withObservationTracking {
      updateProperties()
    } onChange: { [weak self] in
      // Observation calls this before the change, when only the old values can be read.
      MainActor.assumeIsolated { self?.setNeedsUpdateProperties() }
    }
  }

  // MARK: - Look

  /// A number that identifies the view, by default 0.
  public final var tag: Int {
    get { accepted?.tag ?? 0 }
    set { accept { $0.tag = newValue } }
  }

  /// Accepted without effect, 0 as well: hide a view with ``isHidden``.
  public final var alpha: CGFloat {
    get { accepted?.alpha ?? 1 }
    set { accept { $0.alpha = newValue } }
  }

  /// Accepted without effect.
  public final var backgroundColor: UIColor? {
    get { accepted?.backgroundColor }
    set { accept { $0.backgroundColor = newValue } }
  }

  /// The ways in which a view fits its content into its bounds; they have no effect.
  public nonisolated enum ContentMode: Int, Sendable {
    case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right,
      topLeft, topRight, bottomLeft, bottomRight
  }

  /// Accepted without effect: a picture has as many columns as it needs.
  public final var contentMode: ContentMode {
    get { accepted?.contentMode ?? .scaleToFill }
    set { accept { $0.contentMode = newValue } }
  }

  /// Accepted without effect: text is read out as it stands.
  public final var accessibilityLabel: String? {
    get { accepted?.accessibilityLabel }
    set { accept { $0.accessibilityLabel = newValue } }
  }

  /// The sides of a view that follow the size of the view that contains it; they have no effect.
  public nonisolated struct AutoresizingMask: OptionSet, Sendable {
    /// The bits or the name of the value.
    public let rawValue: UInt

    /// Creates a value.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The width follows.
    public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
    /// The height follows.
    public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
  }

  private final func accept(_ set: (AcceptedValues) -> Void) {
    let values = accepted ?? AcceptedValues()
    accepted = values
    set(values)
  }

  /// Drops the drawing steps of this view and of the views that contain it.
  final func structureChanged() {
    var view: UIView? = self
    while let current = view {
      current.steps = nil
      view = current.superview
    }
  }

  // MARK: - Drawing

  /// Draws the view at the current column of the canvas.
  package func draw(in canvas: inout Canvas) {
    for view in storedSubviews where !view.storedIsHidden { view.draw(in: &canvas) }
  }

  /// Appends the steps that draw this view to a flat list.
  ///
  /// - Parameters:
  ///   - list: The steps so far.
  ///   - column: The column in which the view begins, `nil` if it depends on a text before it; then
  ///     the column after the view.
  func appendSteps(to list: inout [DrawStep], column: inout Int?) {
    for view in storedSubviews where !view.storedIsHidden {
      view.appendSteps(to: &list, column: &column)
    }
  }

  /// Draws the view as the content of a screen, in the height of its size.
  package func drawScreen(in canvas: inout Canvas) {
    canvas.beginRow(drawing: 0..<max(0, size.height))
    draw(in: &canvas)
    canvas.endRow(height: size.height)
  }

  func sizeChanged(from oldSize: Size) {}

  // MARK: - Fitting

  /// Returns the given width, and the height of the lines that the view draws in it.
  ///
  /// The priorities have no effect: the width is kept, and the height follows. A part of a column
  /// is not used.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    let lines = lineCount(width: Int(targetSize.width / .column))
    return CGSize(width: targetSize.width, height: CGFloat(lines: lines))
  }

  /// Returns the number of lines that the view draws in a width.
  final func lineCount(width: Int) -> Int {
    var canvas = Canvas(width: width, border: .plain)
    canvas.beginRow()
    draw(in: &canvas)
    canvas.endRow()
    return canvas.line
  }

  // MARK: - Events

  /// The scrolling view that fills this one because nothing else is in it, or the view itself.
  final var filling: UIView {
    let shown = storedSubviews.filter { !$0.storedIsHidden }
    return shown.count == 1 ? shown[0] as? UIScrollView ?? self : self
  }

  /// Handles a tap at a point of this view: by default, sends the action of the button there.
  package func tap(at point: Point) {
    button(at: point)?.tapped()
  }

  /// Scrolls by a number of lines, towards the end if it is positive.
  package func scroll(by lines: Int) {}

  /// Scrolls to the beginning.
  package func scrollToTop() {}

  /// Scrolls to the end.
  package func scrollToEnd() {}

  /// Handles the gesture that deletes the row at a point.
  package func swipeToDelete(at point: Point) {}

  /// Handles the gesture that reloads the content.
  package func pullToRefresh() {}

  /// Returns the button that was last drawn at a point of this view.
  package func button(at point: Point) -> UIButton? {
    for view in storedSubviews where !view.storedIsHidden {
      if let button = view.button(at: point) { return button }
    }
    return nil
  }
}

// MARK: -

/// The values of properties that have no effect; most views have none, so they are kept apart.
private final class AcceptedValues {
  var tag = 0
  var alpha: CGFloat = 1
  var backgroundColor: UIColor?
  var contentMode = UIView.ContentMode.scaleToFill
  var accessibilityLabel: String?
  var mask: UIView.AutoresizingMask = []
  var translatesMask = true

  nonisolated deinit {}
}

// MARK: -

/// The window of a visible view; it only says that the view is visible.
public final class UIWindow: UIView {}

// MARK: -

/// The space at the edges of a view.
public nonisolated struct NSDirectionalEdgeInsets: Hashable, Sendable {
  public var top, leading, bottom, trailing: CGFloat

  /// Creates insets without space.
  public init() {
    self.init(top: 0, leading: 0, bottom: 0, trailing: 0)
  }

  /// Creates insets; 8 points are the width of a column.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// No space.
  public static let zero = Self(top: 0, leading: 0, bottom: 0, trailing: 0)
}
