package import TerminalDrawing

/// A view that sends actions.
open class UIControl: UIView {
  /// The events that a control can send.
  public nonisolated struct Event: OptionSet, Sendable {
    /// The bits of the value.
    public let rawValue: UInt

    /// Creates a value.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// A tap.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// A change of the value of the control, such as a pull to refresh.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// The main event of the control.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
  }

  /// The states of a control.
  public nonisolated struct State: OptionSet, Sendable {
    /// The bits of the value.
    public let rawValue: UInt

    /// Creates a value.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The default state, whose title is drawn.
    public static let normal: State = []
    /// The state of a control that is not enabled.
    public static let disabled = State(rawValue: 1 << 1)
  }

  /// Whether a tap sends actions.
  open var isEnabled: Bool {
    get { acceptsTaps }
    set { acceptsTaps = newValue }
  }

  private nonisolated(unsafe) final var acceptsTaps = true
  private final var actions: [(action: UIAction, events: Event)] = []

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates the object without decoding anything.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Creates a control that sends an action for its main event.
  public init(frame: CGRect, primaryAction: UIAction?) {
    super.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  nonisolated deinit {}

  /// Adds an action for some events.
  ///
  /// An action with the same identifier that was added before is replaced, and the new one runs for
  /// the events of both.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    if let index = index(of: action.identifier) {
      actions[index] = (action, actions[index].events.union(controlEvents))
    } else {
      actions.append((action, controlEvents))
    }
  }

  /// Removes an action from some events.
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }

  /// Removes the action with an identifier from some events.
  open func removeAction(
    identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event
  ) {
    guard let index = index(of: actionIdentifier) else { return }
    actions[index].events.subtract(controlEvents)
    if actions[index].events.isEmpty { actions.remove(at: index) }
  }

  private final func index(of identifier: UIAction.Identifier) -> Int? {
    actions.firstIndex { $0.action.identifier == identifier }
  }

  /// Handles a tap.
  final func tapped() {
    if isEnabled { sendActions(for: .touchUpInside) }
  }

  /// Whether a tap sends actions, for the drawing.
  nonisolated final var isDrawnEnabled: Bool { acceptsTaps }

  /// Runs the actions for some events, in the order in which they were added.
  open func sendActions(for controlEvents: Event) {
    for (action, events) in actions where !events.isDisjoint(with: controlEvents) {
      action.run()
    }
  }
}

// MARK: -

/// A button, drawn as an image and a title in brackets.
open class UIButton: UIControl {
  /// The look of a button; it has no effect.
  public nonisolated enum ButtonType: Int, Sendable {
    case custom, system
  }

  /// The image and the title of a button as one value; every look is drawn alike.
  public nonisolated struct Configuration {
    /// The text between the brackets.
    public var title: String?

    /// The image before the title, drawn with one character.
    public var image: UIImage?

    /// Returns a configuration without a title and an image.
    public static func plain() -> Configuration { Configuration() }
  }

  /// The image and the title, `nil` for those of ``setImage(_:for:)`` and ``setTitle(_:for:)``, which
  /// also stand for what the configuration lacks.
  open var configuration: Configuration? {
    get { storedConfiguration }
    set { storedConfiguration = newValue }
  }

  // Private storage, for the same reason as the text of a label.
  private nonisolated(unsafe) final var storedConfiguration: Configuration?
  private nonisolated(unsafe) final var normalTitle: String?
  private nonisolated(unsafe) final var normalImage: UIImage?

  /// The line and columns in which the button was last drawn, relative to its row.
  private nonisolated(unsafe) final var drawn: (line: Int, columns: Range<Int>)?

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a button that shows the title of an action and sends the action.
  public override init(frame: CGRect, primaryAction: UIAction?) {
    super.init(frame: frame, primaryAction: primaryAction)
    normalTitle = primaryAction?.title
  }

  /// Creates the object without decoding anything.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Creates a button; the type has no effect.
  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
  }

  nonisolated deinit {}

  /// Creates a button that shows the title of an action and sends the action; the type has no
  /// effect.
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(frame: .zero, primaryAction: primaryAction)
  }

  /// The label of a phone's button, to set a font and a number of lines that have no effect here.
  open var titleLabel: UILabel? { ownLabel }

  private final lazy var ownLabel = UILabel()

  /// Sets the image before the title, drawn with one character; only the normal state is drawn.
  open func setImage(_ image: UIImage?, for state: State) {
    if state == .normal { normalImage = image }
  }

  /// Returns the image that was set.
  open func image(for state: State) -> UIImage? { normalImage }

  /// Sets the text between the brackets; only the normal state is drawn.
  open func setTitle(_ title: String?, for state: State) {
    if state == .normal { normalTitle = title }
  }

  /// Returns the title that was set.
  open func title(for state: State) -> String? { normalTitle }

  /// Runs the actions for some events; a tap is also the main event.
  open override func sendActions(for controlEvents: Event) {
    let isTap = controlEvents.contains(.touchUpInside)
    super.sendActions(
      for: isTap ? controlEvents.union(.primaryActionTriggered) : controlEvents)
  }

  package override func draw(in canvas: inout Canvas) {
    drawTitle(in: &canvas)
  }

  nonisolated final func drawTitle(in canvas: inout Canvas) {
    canvas.draw(self) { drawParts(in: &$0) }
  }

  private nonisolated final func drawParts(in canvas: inout Canvas) {
    let start = canvas.column
    let style: TextStyle = isDrawnEnabled ? .accent : .dim
    canvas.draw(ShortBytes("["), style: style)
    let title = storedConfiguration?.title ?? normalTitle
    if let image = storedConfiguration?.image ?? normalImage {
      canvas.draw(image.sign, style: style)
      if title != nil { canvas.draw(ShortBytes(" ")) }
    }
    if let title { canvas.draw(title, style: style) }
    canvas.draw(ShortBytes("]"), style: style)
    drawn = (canvas.line, start..<canvas.column)
  }

  override func appendSteps(to list: inout [DrawStep], column: inout Int?) {
    list.append(.button(.init(self)))
    column = nil
  }

  package override func button(at point: Point) -> UIButton? {
    guard let drawn, drawn.line == point.line, drawn.columns.contains(point.column) else {
      return nil
    }
    return self
  }
}

// MARK: -

/// A control that reloads a list when it is pulled down, drawn as a line while it refreshes.
open class UIRefreshControl: UIControl {
  /// Whether the list is being reloaded, which the line above its first row shows (rule 41: the
  /// refresh line).
  open var isRefreshing: Bool { refreshes }

  private final var refreshes = false {
    didSet { scrollView?.refreshControlChanged() }
  }

  /// The view that shows the control.
  final weak var scrollView: UIScrollView?

  /// The line above the content of the view that shows the control, also while it does not refresh.
  open override var frame: CGRect {
    get {
      CGRect(
        x: 0, y: -.line, width: scrollView?.bounds.width ?? super.frame.width, height: .line)
    }
    set { super.frame = newValue }
  }

  nonisolated deinit {}

  /// Creates a control.
  public init() {
    super.init(frame: .zero)
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public override init(frame: CGRect, primaryAction: UIAction?) {
    super.init(frame: frame, primaryAction: primaryAction)
  }

  /// Creates the object without decoding anything.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Shows that the list is being reloaded; it sends no action.
  open func beginRefreshing() {
    refreshes = true
  }

  /// Ends refreshing.
  open func endRefreshing() {
    refreshes = false
  }

  /// Handles the gesture, which has no effect during a refresh.
  final func pulled() {
    guard !isRefreshing else { return }
    refreshes = true
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }

  package override func draw(in canvas: inout Canvas) {
    canvas.draw("◌ Refreshing…")
  }

  /// Draws the control as a row of its own.
  final func drawRow(in canvas: inout Canvas) {
    canvas.beginRow()
    draw(in: &canvas)
    canvas.endRow(height: 1)
  }
}
