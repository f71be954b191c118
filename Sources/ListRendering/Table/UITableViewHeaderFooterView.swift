/// A view above or below a section that is reused for other sections.
open class UITableViewHeaderFooterView: UIView {
  /// The identifier under which the view is reused.
  public final let reuseIdentifier: String?

  /// The view that contains what the header or footer shows.
  public final let contentView = UIView()

  private final lazy var ownLabel: UILabel = {
    let label = UILabel()
    contentView.addSubview(label)
    return label
  }()

  /// Creates a view.
  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    addSubview(contentView)
  }

  /// Creates the object without decoding anything.
  public required init?(coder: NSCoder) {
    reuseIdentifier = nil
    super.init(coder: coder)
    addSubview(contentView)
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
  public final var textLabel: UILabel? { ownLabel }

  /// Resets the content that the next section must not show.
  ///
  /// A table calls it just before it reuses a view, and never for a new view (rule 19).
  open func prepareForReuse() {}
}

// MARK: -

/// The registrations and the waiting views of headers and footers.
///
/// A class, so that the table can call it while its delegate dequeues views.
final class HeaderFooterPool {
  private var classes: [String: UITableViewHeaderFooterView.Type] = [:]
  private var waiting: [String: [UITableViewHeaderFooterView]] = [:]

  /// Registers a class under an identifier; `nil` ends the registration.
  func register(_ viewClass: UITableViewHeaderFooterView.Type?, _ identifier: String) {
    guard !identifier.isEmpty else {
      fatalError("must pass a valid reuse identifier: it is an empty string")
    }
    classes[identifier] = viewClass
    waiting[identifier] = nil
  }

  /// Returns a waiting view that is prepared for reuse, or a new one, or `nil`.
  func dequeue(_ identifier: String) -> UITableViewHeaderFooterView? {
    if let view = waiting[identifier]?.popLast() {
      view.prepareForReuse()
      return view
    }
    return classes[identifier].map { $0.init(__registeredFor: identifier) }
  }

  /// Keeps a view until it is reused; a view that cannot be reused is released.
  func enqueue(_ view: UIView) {
    guard let view = view as? UITableViewHeaderFooterView, let identifier = view.reuseIdentifier,
      !identifier.isEmpty
    else { return }
    waiting[identifier, default: []].append(view)
  }
}
