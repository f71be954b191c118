/// A view above or below a section that is reused for other sections.
open class UITableViewHeaderFooterView: UIView {
  /// The identifier under which the view is reused.
  open var reuseIdentifier: String? { ownIdentifier }

  private final let ownIdentifier: String?

  /// The view that contains what the header or footer shows.
  open var contentView: UIView { ownContentView }

  private final let ownContentView = UIView()

  /// The index of the view's kind in the pool.
  final var kindNumber: Int?

  private final lazy var ownLabel: UILabel = {
    let label = UILabel()
    ownContentView.addSubview(label)
    return label
  }()

  /// Creates a view.
  public init(reuseIdentifier: String?) {
    ownIdentifier = reuseIdentifier
    super.init(frame: .zero)
    addSubview(ownContentView)
  }

  /// Creates the object without decoding anything.
  public required init?(coder: NSCoder) {
    ownIdentifier = nil
    super.init(coder: coder)
    addSubview(ownContentView)
  }

  /// Makes a view of a registered class.
  ///
  /// It is required in the place of `init(reuseIdentifier:)`, for the same reason as in
  /// `UITableViewCell`.
  public required convenience init(__registeredFor identifier: String) {
    self.init(reuseIdentifier: identifier)
  }

  nonisolated deinit {}

  /// The label of the view, created when it is first needed.
  open var textLabel: UILabel? { ownLabel }

  /// Resets the content that the next section must not show.
  ///
  /// A table calls it just before it reuses a view, and never for a new view (rule 19: headers and
  /// footers).
  open func prepareForReuse() {}
}

// MARK: -

extension UITableViewHeaderFooterView: PooledCell {
  static var dequeuingFault: String { "unable to dequeue a header or footer" }
}
