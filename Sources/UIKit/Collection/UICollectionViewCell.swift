package import TerminalDrawing

/// A view of a collection that is reused.
open class UICollectionReusableView: UIView {
  /// The identifier under which the view is reused.
  open var reuseIdentifier: String? { registeredIdentifier }

  private final var registeredIdentifier: String?

  /// The index of the cell's kind in the pool.
  final var kindNumber: Int?

  /// Makes a view of a registered class.
  ///
  /// It is required in the place of `init(frame:)`, for the same reason as in ``UITableViewCell``.
  public required convenience init(__registeredFor identifier: String) {
    self.init(frame: .zero)
    registeredIdentifier = identifier
  }

  nonisolated deinit {}

  /// Resets the content that the next item must not show.
  ///
  /// A collection calls it just before it reuses a view, and never for a new view (rule 34: cells
  /// of items).
  open func prepareForReuse() {}
}

// MARK: -

/// A cell that shows an item of a collection and is reused for other items.
open class UICollectionViewCell: UICollectionReusableView {
  /// The view that contains what the cell shows.
  open var contentView: UIView { ownContentView }

  private final let ownContentView = UIView()

  /// Accepted without effect: the mark stands in the column before the selected item.
  open var selectedBackgroundView: UIView?

  /// Creates a cell; the frame has no effect.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(ownContentView)
  }

  /// Creates the object without decoding anything.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(ownContentView)
  }

  nonisolated deinit {}

  package final override func draw(in canvas: inout Canvas) {
    bringUpToDate()
    ownContentView.drawSteps(in: &canvas)
  }
}

// MARK: -

extension UICollectionViewCell: PooledCell {
  static var dequeuingFault: String {
    "could not dequeue a view of kind: UICollectionElementKindCell"
  }
}
