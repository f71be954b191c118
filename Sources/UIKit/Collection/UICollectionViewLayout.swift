/// The frames of the items of a collection, computed by a subclass.
///
/// A column is 8 points wide, and a line is 16 high. The collection calls `prepare()` before it
/// first asks for frames, and again after the layout was invalidated (rule 36: layouts).
open class UICollectionViewLayout: NSObject {
  /// The collection whose items are laid out.
  open var collectionView: UICollectionView? { shownIn }

  final weak var shownIn: UICollectionView?

  /// Whether `prepare()` must be called before the next question.
  final var needsPreparing = true

  /// Creates a layout.
  public override init() {}

  /// Creates the object without decoding anything.
  public required init?(coder: NSCoder) {}

  nonisolated deinit {}

  /// The size of the whole content in points; by default empty.
  open var collectionViewContentSize: CGSize { .zero }

  /// Whether a collection mirrors the layout for languages that are written from right to left.
  ///
  /// Never asked here, because text is drawn from left to right.
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

  /// Computes what the other methods return; by default nothing.
  open func prepare() {}

  /// Returns the attributes of the items in a part of the content.
  open func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    nil
  }

  /// Returns the attributes of an item.
  open func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    nil
  }

  /// Returns whether the layout must be prepared for another size or scroll position.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

  /// Drops everything that the layout has computed.
  open func invalidateLayout() {
    let context = UICollectionViewLayoutInvalidationContext()
    context.everything = true
    invalidateLayout(with: context)
  }

  /// Makes the collection prepare the layout again; a subclass drops what the context names.
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    needsPreparing = true
    shownIn?.layoutInvalidated()
  }
}

// MARK: -

/// The parts of a layout that are no longer valid.
open class UICollectionViewLayoutInvalidationContext: NSObject {
  /// Whether every frame may have changed.
  open var invalidateEverything: Bool { everything }

  final var everything = false

  /// Whether the numbers of sections and items have changed, after a reload or a batch.
  open var invalidateDataSourceCounts: Bool { counts }

  final var counts = false

  nonisolated deinit {}
}

// MARK: -

/// The index path and the frame of an item in a collection.
open class UICollectionViewLayoutAttributes: NSObject {
  /// The item.
  open var indexPath = IndexPath(item: 0, section: 0)

  /// The frame in the content.
  open var frame = CGRect.zero

  /// Creates the attributes of an item.
  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
  }

  nonisolated deinit {}
}
