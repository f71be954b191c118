package import TerminalDrawing

/// A cell that shows a row of a table and is reused for other rows.
open class UITableViewCell: UIView {
  /// The labels that a cell has by itself.
  public nonisolated enum CellStyle: Int, Sendable {
    case `default`, value1, value2, subtitle
  }

  /// A kind of edit.
  public nonisolated enum EditingStyle: Int, Sendable {
    case none, delete, insert
  }

  /// The look of a selected cell; it has no effect.
  public nonisolated enum SelectionStyle: Int, Sendable {
    case none, blue, gray, `default`
  }

  /// The line between two rows; it has no effect.
  public nonisolated enum SeparatorStyle: Int, Sendable {
    case none, singleLine
  }

  /// The sign at the end of a cell.
  public nonisolated enum AccessoryType: Int, Sendable {
    case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
  }

  /// The identifier under which the cell is reused.
  open var reuseIdentifier: String? { ownIdentifier }

  private final let ownIdentifier: String?

  /// The view that contains what the cell shows.
  open var contentView: UIView { ownContentView }

  private final let ownContentView = UIView()

  /// Accepted without effect.
  open var selectionStyle = SelectionStyle.default

  /// Accepted without effect: the mark stands in the column before the selected row.
  open var selectedBackgroundView: UIView?

  /// The sign at the end of the first line: `›` leads to another screen, `✓` marks the row.
  ///
  /// The buttons for details are accepted without effect.
  open var accessoryType: AccessoryType {
    get { shownAccessory }
    set { shownAccessory = newValue }
  }

  private final var shownAccessory = AccessoryType.none

  /// The index of the cell's kind in the pool.
  ///
  /// `nil` for a cell that the data source made and that has not left a view yet.
  final var kindNumber: Int?

  private final let style: CellStyle
  private final lazy var labels = makeLabels()

  /// Creates a cell.
  ///
  /// - Parameters:
  ///   - style: The labels of ``textLabel`` and ``detailTextLabel``.
  ///   - reuseIdentifier: The identifier under which the cell is reused.
  public init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    self.style = style
    ownIdentifier = reuseIdentifier
    super.init(frame: .zero)
    addSubview(ownContentView)
  }

  /// Creates the object without decoding anything.
  public required init?(coder: NSCoder) {
    style = .default
    ownIdentifier = nil
    super.init(coder: coder)
    addSubview(ownContentView)
  }

  /// Creates a cell without labels of its own.
  public convenience init() {
    self.init(style: .default, reuseIdentifier: nil)
  }

  /// Makes a cell of a registered class.
  ///
  /// `init(style:reuseIdentifier:)` must not be `required`, because a subclass could then not write
  /// `override init`. This initializer is required in its place, and calls the override.
  public required convenience init(__registeredFor identifier: String) {
    self.init(style: .default, reuseIdentifier: identifier)
  }

  nonisolated deinit {}

  /// The main label, created when it is first needed.
  open var textLabel: UILabel? { labels.text }

  /// The second label of the styles that have one: beside the first, or below it in a subtitle.
  open var detailTextLabel: UILabel? { labels.detail }

  /// The image before the labels, created when it is first needed; it is drawn if it has an image.
  open var imageView: UIImageView? { ownImageView }

  private final lazy var ownImageView: UIImageView = {
    let view = CellImageView(frame: .zero)
    view.isHidden = true
    makeRow().insertArrangedSubview(view, at: 0)
    return view
  }()

  /// The image and the labels beside each other, in a cell that has both.
  private final var row: UIStackView?

  private func makeRow() -> UIStackView {
    if let row { return row }
    let stack = UIStackView(arrangedSubviews: ownContentView.subviews)
    stack.spacing = 8
    ownContentView.addSubview(stack)
    row = stack
    return stack
  }

  private func addToContent(_ view: UIView) {
    if let row { row.addArrangedSubview(view) } else { ownContentView.addSubview(view) }
  }

  private func makeLabels() -> (text: UILabel?, detail: UILabel?) {
    let text = UILabel()
    guard style != .default else {
      addToContent(text)
      return (text, nil)
    }
    let detail = UILabel()
    detail.textColor = .secondaryLabel
    let stack = UIStackView(arrangedSubviews: [text, detail])
    stack.axis = style == .subtitle ? .vertical : .horizontal
    stack.spacing = 8
    addToContent(stack)
    return (text, detail)
  }

  // MARK: - Updating

  /// A closure that fills a cell.
  public typealias ConfigurationUpdateHandler = (UITableViewCell, UICellConfigurationState) -> Void

  /// Fills the cell before it is measured or drawn, and again after an observable property that it
  /// read has changed, as in UIKit since iOS 26 (rule 29: observed properties).
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateProperties() }
  }

  open override func updateProperties() {
    super.updateProperties()
    configurationUpdateHandler?(self, UICellConfigurationState())
  }

  // MARK: - Drawing

  package final override func draw(in canvas: inout Canvas) {
    bringUpToDate()
    if shownAccessory == .none { return ownContentView.drawSteps(in: &canvas) }
    drawWithAccessory(in: &canvas)
  }

  @inline(never)
  private func drawWithAccessory(in canvas: inout Canvas) {
    let sign: ShortBytes? =
      switch shownAccessory {
      case .disclosureIndicator, .detailDisclosureButton: ShortBytes("›")
      case .checkmark: ShortBytes("✓")
      case .none, .detailButton: nil
      }
    let isDrawn = sign.map { canvas.beginAccessory($0) } ?? false
    ownContentView.drawSteps(in: &canvas)
    if isDrawn { canvas.endAccessory() }
  }

  /// Returns the number of lines that the cell draws in a width, on a canvas that keeps its memory.
  // The table passes its canvas once, because Swift checks each access to it.
  final func lineCount(on canvas: inout Canvas, width: Int) -> Int {
    if canvas.width != width { canvas = Canvas(width: width, border: .plain) }
    canvas.beginRow()
    draw(in: &canvas)
    canvas.endRow()
    canvas.removeAll()
    return canvas.line
  }

  /// Resets the content that the next row must not show.
  ///
  /// A table calls it just before it reuses a cell, and never for a new cell (rule 12: preparing
  /// for reuse).
  open func prepareForReuse() {}
}

// MARK: -

/// The state of a cell; a cell of text has none.
public nonisolated struct UICellConfigurationState: Hashable, Sendable {}

// MARK: -

extension UITableViewCell: PooledCell {
  static var dequeuingFault: String { "unable to dequeue a cell" }
}

// MARK: -

/// The image of a cell, which takes no room without an image.
private final class CellImageView: UIImageView {
  override var image: UIImage? {
    get { super.image }
    set {
      super.image = newValue
      if isHidden != (newValue == nil) { isHidden = newValue == nil }
    }
  }

  nonisolated deinit {}
}
