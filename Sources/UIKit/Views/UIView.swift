import Observation
package import TerminalDrawing

/// An object that responds to events.
open class UIResponder: NSObject {
  /// Called with each new responder, so that a test can show that it needs none.
  package static var creationObserver: ((UIResponder) -> Void)?

  public override init() {
    super.init()
    Self.creationObserver?(self)
  }

  // In a module whose code lives on the main actor, the `deinit` of every class would be isolated.
  nonisolated deinit {}

  /// Whether the object can get the focus: here, only a search field can.
  open var canBecomeFirstResponder: Bool { false }

  /// Whether the object has the focus.
  open var isFirstResponder: Bool { false }

  /// Gives the object the focus, and returns whether it has it.
  @discardableResult
  open func becomeFirstResponder() -> Bool { false }

  /// Takes the focus from the object, and returns whether it is gone.
  @discardableResult
  open func resignFirstResponder() -> Bool { true }
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
  package final weak var shownWindow: UIWindow?

  /// The flat list of drawing steps of the view and its subviews, `nil` after a change of them.
  final var steps: [DrawStep]?

  /// The list that shows the view as a cell, a header or a footer.
  final var listReference: ListReference?

  // Private storage, for the same reason as the text of a label.
  private nonisolated(unsafe) final var storedSubviews: [UIView] = []
  private final var storedFrame = CGRect.zero
  private final var storedSize = Size(width: 0, height: 0)
  private final var storedIsHidden = false
  private final var pending = PendingWork()
  private final var accepted: AcceptedValues?
  private final var storedMargins = NSDirectionalEdgeInsets(
    top: 8, leading: 8, bottom: 8, trailing: 8)

  // Not `weak`: a weak reference gives the superview a side table, which makes each retain of it
  // slow. The superview clears it.
  private nonisolated(unsafe) final unowned(unsafe) var storedSuperview: UIView?

  // MARK: - Hierarchy

  /// The view that contains this one.
  open var superview: UIView? { storedSuperview }

  /// The views in this one, in drawing order.
  open var subviews: [UIView] { storedSubviews }

  /// The window that shows the view, `nil` while its screen is not visible.
  open var window: UIWindow? { shownWindow ?? storedSuperview?.window }

  /// Adds a view as the last subview, which is drawn over the others.
  open func addSubview(_ view: UIView) {
    view.removeFromSuperview()
    view.storedSuperview = self
    storedSubviews.append(view)
    view.forEachSuperview {
      $0.pending.innerProperties = true
      $0.pending.innerLayout = true
    }
    noteLayout()
    structureChanged()
  }

  /// Removes the view from the view that contains it.
  open func removeFromSuperview() {
    storedSuperview?.remove(self)
    storedSuperview = nil
  }

  func remove(_ view: UIView) {
    storedSubviews.removeAll { $0 === view }
    noteLayout()
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
  open var isHidden: Bool {
    get { storedIsHidden }
    set {
      guard newValue != storedIsHidden else { return }
      storedIsHidden = newValue
      structureChanged()
    }
  }

  /// The space around the content of a stack; only the leading edge is drawn; 8 points are a column.
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { storedMargins }
    set {
      storedMargins = newValue
      structureChanged()
    }
  }

  /// The visible part of the view; its origin is the scroll position.
  ///
  /// A column is 8 points wide, and a line is 16 high.
  open var bounds: CGRect {
    get { CGRect(origin: boundsOrigin, size: frame.size) }
    set {
      frame.size = newValue.size
      boundsOrigin = newValue.origin
    }
  }

  /// The position of the upper left corner in the content of a scrolling view; other views ignore it.
  var boundsOrigin: CGPoint {
    get { .zero }
    set {}
  }

  /// The position and size of the view in points, as they were set; whole character cells are drawn.
  ///
  /// A window gives its size to the view of its screen and to a list that fills it. Without a window,
  /// as in the test of a controller, set the frame of a list or of the view that it fills. A cell in
  /// view has the frame of its row.
  open var frame: CGRect {
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
    noteLayout()
    sizeChanged(from: oldSize)
  }

  /// Whether a window gives the view its size.
  private final var fillsWindow: Bool {
    shownWindow != nil || superview?.filling === self && window != nil
  }

  /// Accepted without effect: a view of text has no frame.
  open var translatesAutoresizingMaskIntoConstraints: Bool {
    get { accepted?.translatesMask ?? true }
    set { accept { $0.translatesMask = newValue } }
  }

  /// Accepted without effect: a view of text has no frame.
  open var autoresizingMask: AutoresizingMask {
    get { accepted?.mask ?? [] }
    set { accept { $0.mask = newValue } }
  }

  /// Accepted without effect: views follow each other, as large as their content.
  open func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    accept { $0.hugging[axis] = priority }
  }

  /// Returns the priority that was set, by default low.
  open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    accepted?.hugging[axis] ?? .defaultLow
  }

  /// Accepted without effect: a text is cut where its line ends.
  open func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    accept { $0.compressionResistance[axis] = priority }
  }

  /// Returns the priority that was set, by default high.
  open func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority {
    accepted?.compressionResistance[axis] ?? .defaultHigh
  }

  /// The leading edge, for constraints.
  open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  /// The trailing edge, for constraints.
  open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  /// The upper edge, for constraints.
  open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
  /// The lower edge, for constraints.
  open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
  /// The middle between the leading and the trailing edge, for constraints.
  open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  /// The middle between the upper and the lower edge, for constraints.
  open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
  /// The width, for constraints.
  open var widthAnchor: NSLayoutDimension { NSLayoutDimension() }
  /// The height, for constraints.
  open var heightAnchor: NSLayoutDimension { NSLayoutDimension() }

  /// The area inside the margins, for constraints.
  open var layoutMarginsGuide: UILayoutGuide { UILayoutGuide() }

  /// The area that no bar covers, for constraints.
  open var safeAreaLayoutGuide: UILayoutGuide { UILayoutGuide() }

  /// Changes what depends on the size of the view; by default nothing.
  ///
  /// It runs before the view is drawn, when its size or its subviews have changed or after
  /// ``setNeedsLayout()``. Frames that it sets have no effect.
  open func layoutSubviews() {}

  /// Runs ``layoutSubviews()`` before the view is next drawn.
  open func setNeedsLayout() {
    noteLayout()
  }

  /// Lays out the view and its subviews at once, if that is due.
  open func layoutIfNeeded() {
    let filling = filling
    if filling !== self, size.height > 0 { filling.size = size }
    if isLayoutDue {
      pending.layout = false
      layoutSubviews()
    }
    pending.innerLayout = false
    for view in storedSubviews { view.layoutIfNeeded() }
  }

  /// Whether ``layoutSubviews()`` is due.
  package final var isLayoutDue: Bool { pending.layout }

  /// Whether the layout of the view or of a view in it is due.
  package final var isLayoutDueInside: Bool { pending.layout || pending.innerLayout }

  // MARK: - Updating

  /// Updates the view from the properties of observable objects, as in UIKit since iOS 26.
  ///
  /// It runs before the view is laid out and drawn, and again after one of the properties that it
  /// read has changed (rule 29: observed properties).
  open func updateProperties() {}

  /// Runs ``updateProperties()`` before the view is next drawn.
  open func setNeedsUpdateProperties() {
    pending.properties = true
    forEachSuperview { $0.pending.innerProperties = true }
  }

  /// Runs ``updateProperties()`` of the view and its subviews now, where a property that it read has
  /// changed.
  open func updatePropertiesIfNeeded() {
    if pending.properties {
      pending.properties = false
      withObservationTracking {
        updateProperties()
      } onChange: { [weak self] in
        // Observation calls this before the change, when only the old values can be read.
        MainActor.assumeIsolated { self?.setNeedsUpdateProperties() }
      }
    }
    guard pending.innerProperties else { return }
    pending.innerProperties = false
    for view in storedSubviews { view.updatePropertiesIfNeeded() }
  }

  /// Updates and lays out a cell or header before it is drawn, because no superview does it.
  @inline(__always)
  final func bringUpToDate() {
    guard !pending.isEmpty else { return }
    updatePropertiesIfNeeded()
    if isLayoutDueInside { layoutIfNeeded() }
  }

  /// Notes that the layout is due, also in the views that contain this one.
  private final func noteLayout() {
    pending.layout = true
    forEachSuperview { $0.pending.innerLayout = true }
  }

  private final func forEachSuperview(_ body: (UIView) -> Void) {
    var view = storedSuperview
    while let current = view {
      body(current)
      view = current.storedSuperview
    }
  }

  // MARK: - Look

  /// A number that identifies the view, by default 0.
  open var tag: Int {
    get { accepted?.tag ?? 0 }
    set { accept { $0.tag = newValue } }
  }

  /// Accepted without effect, 0 as well: hide a view with ``isHidden``.
  open var alpha: CGFloat {
    get { accepted?.alpha ?? 1 }
    set { accept { $0.alpha = newValue } }
  }

  /// Accepted without effect.
  open var backgroundColor: UIColor? {
    get { accepted?.backgroundColor }
    set { accept { $0.backgroundColor = newValue } }
  }

  /// Accepted without effect: a picture has as many columns as it needs.
  open var contentMode: ContentMode {
    get { accepted?.contentMode ?? .scaleToFill }
    set { accept { $0.contentMode = newValue } }
  }

  /// Accepted without effect: text is read out as it stands.
  open var accessibilityLabel: String? {
    get { accepted?.accessibilityLabel }
    set { accept { $0.accessibilityLabel = newValue } }
  }

  /// Returns what is read out for the view when it's needed; it has no effect.
  open var accessibilityLabelBlock: (() -> String?)? {
    get { accepted?.accessibilityLabelBlock }
    set { accept { $0.accessibilityLabelBlock = newValue } }
  }

  /// Accepted without effect, for the same reason.
  open var isAccessibilityElement: Bool {
    get { accepted?.isAccessibilityElement ?? false }
    set { accept { $0.isAccessibilityElement = newValue } }
  }

  /// Accepted without effect: nothing calls the actions here.
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { accepted?.accessibilityCustomActions }
    set { accept { $0.accessibilityCustomActions = newValue } }
  }

  /// The settings of a phone on which nothing was changed.
  open var traitCollection: UITraitCollection { UITraitCollection() }

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
  package final var filling: UIView {
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

/// The window of a visible view; it only says that the view is visible.
open class UIWindow: UIView {
  nonisolated deinit {}
}
