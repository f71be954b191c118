package import TerminalDrawing

/// A view that places views beside each other, or below each other.
open class UIStackView: UIView {
  // Private storage, for the same reason as the text of a label.
  private final var storedViews: [UIView] = []
  private final var storedAxis = NSLayoutConstraint.Axis.horizontal
  private final var storedSpacing: CGFloat = 0
  private final var storedUsesMargins = false
  private final var storedAlignment = Alignment.fill
  private final var storedDistribution = Distribution.fill

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates the object without decoding anything.
  public required init(coder: NSCoder) {
    super.init(coder: coder)!
  }

  /// Creates a horizontal stack of views.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  nonisolated deinit {}

  /// The views of the stack, in order.
  open var arrangedSubviews: [UIView] { storedViews }

  /// Adds a view at the end.
  open func addArrangedSubview(_ view: UIView) {
    addSubview(view)
    storedViews.append(view)
    structureChanged()
  }

  /// Adds a view at an index among the others.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    addSubview(view)
    storedViews.insert(view, at: stackIndex)
    structureChanged()
  }

  /// Takes a view out of the order; it stays a subview, which is not drawn.
  open func removeArrangedSubview(_ view: UIView) {
    storedViews.removeAll { $0 === view }
    structureChanged()
  }

  override func remove(_ view: UIView) {
    storedViews.removeAll { $0 === view }
    super.remove(view)
  }

  /// The direction in which the views follow each other.
  open var axis: NSLayoutConstraint.Axis {
    get { storedAxis }
    set {
      storedAxis = newValue
      structureChanged()
    }
  }

  /// The positions of the views across the axis.
  public nonisolated enum Alignment: Int, Sendable {
    case fill, leading, firstBaseline, center, trailing, lastBaseline

    /// The upper edges of the views of a horizontal stack.
    public static var top: Alignment { .leading }
    /// The lower edges of the views of a horizontal stack.
    public static var bottom: Alignment { .trailing }
  }

  /// The sizes of the views along the axis.
  public nonisolated enum Distribution: Int, Sendable {
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
  }

  /// Accepted without effect.
  open var alignment: Alignment {
    get { storedAlignment }
    set { storedAlignment = newValue }
  }

  /// Accepted without effect.
  open var distribution: Distribution {
    get { storedDistribution }
    set { storedDistribution = newValue }
  }

  /// The distance between two views, in points.
  ///
  /// 8 points are a column. A vertical stack has no blank lines, whatever its spacing.
  open var spacing: CGFloat {
    get { storedSpacing }
    set {
      storedSpacing = newValue
      structureChanged()
    }
  }

  /// Whether the stack begins after its leading margin.
  open var isLayoutMarginsRelativeArrangement: Bool {
    get { storedUsesMargins }
    set {
      storedUsesMargins = newValue
      structureChanged()
    }
  }

  private final var indentation: Int {
    storedUsesMargins ? directionalLayoutMargins.leading.columns : 0
  }

  package override func draw(in canvas: inout Canvas) {
    if indentation > 0 { canvas.skip(indentation) }
    let start = canvas.column
    var isFirst = true
    for view in storedViews where !view.isHidden {
      if !isFirst, storedAxis == .vertical {
        canvas.endLine()
        if start > 0 { canvas.skip(start) }
      } else if !isFirst, storedSpacing.columns > 0 {
        canvas.skip(storedSpacing.columns)
      }
      isFirst = false
      view.draw(in: &canvas)
    }
  }

  override func appendSteps(to list: inout [DrawStep], column: inout Int?) {
    // A vertical stack to the right of a text begins where the text ends, so it is drawn as a view.
    guard storedAxis == .horizontal || storedViews.count < 2 || column != nil else {
      list.append(.view(.init(self)))
      return
    }
    if indentation > 0 {
      list.append(.skip(columns: indentation))
      column = column.map { $0 + indentation }
    }
    let start = column
    var isFirst = true
    for view in storedViews where !view.isHidden {
      if !isFirst, storedAxis == .vertical {
        list.append(.endLine(indentation: start ?? 0))
        column = start
      } else if !isFirst, storedSpacing.columns > 0 {
        list.append(.skip(columns: storedSpacing.columns))
        column = column.map { $0 + storedSpacing.columns }
      }
      isFirst = false
      view.appendSteps(to: &list, column: &column)
    }
  }
}
