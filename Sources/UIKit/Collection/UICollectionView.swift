package import TerminalDrawing

/// Items in sections that a layout places beside and below each other.
///
/// The collection asks its data source for counts once per reload or batch, and for a cell when an
/// item comes into view. `ListView` fills the view, as for a table; the layout places the items.
open class UICollectionView: UIScrollView {
  /// The position in the view to which an item is scrolled; none of them is the nearest one.
  public nonisolated struct ScrollPosition: OptionSet, Sendable {
    /// The bits of the value.
    public let rawValue: UInt

    /// Creates a value.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The item begins at the upper edge.
    public static let top = ScrollPosition(rawValue: 1 << 0)
    /// The item is in the middle of the view.
    public static let centeredVertically = ScrollPosition(rawValue: 1 << 1)
    /// The item ends at the lower edge.
    public static let bottom = ScrollPosition(rawValue: 1 << 2)
    /// The nearest position, because a collection scrolls only up and down.
    public static let left = ScrollPosition(rawValue: 1 << 3)
    /// The nearest position, for the same reason.
    public static let centeredHorizontally = ScrollPosition(rawValue: 1 << 4)
    /// The nearest position, for the same reason.
    public static let right = ScrollPosition(rawValue: 1 << 5)
  }

  /// Creates a collection.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    storedLayout = layout
    super.init(frame: frame)
    layout.shownIn = self
  }

  /// Creates the object without decoding anything; its layout shows no items.
  public required init?(coder: NSCoder) {
    storedLayout = UICollectionViewLayout()
    super.init(coder: coder)
    storedLayout.shownIn = self
  }

  nonisolated deinit {}

  /// The object that places the items.
  ///
  /// Setting another layout places all items again, from the first visible one (rule 36: layouts).
  open var collectionViewLayout: UICollectionViewLayout {
    get { storedLayout }
    set {
      guard newValue !== storedLayout else { return }
      keepFirstItem()
      storedLayout.shownIn = nil
      storedLayout = newValue
      newValue.shownIn = self
      newValue.invalidateLayout()
      layOut()
    }
  }

  /// The object that provides counts and cells, held weakly (rule 33: the data source).
  ///
  /// Setting it reloads the collection before its next use.
  open var dataSource: (any UICollectionViewDataSource)? {
    get { storedDataSource }
    set {
      storedDataSource = newValue
      list.setNeedsReload()
    }
  }

  /// The object that decides the selection and is notified about items, held weakly (rule 33: the
  /// data source).
  ///
  /// Setting another delegate places the items again. The former one is told nothing more. The
  /// new one is told that an item is no longer shown only if it was told that the item is shown (rule
  /// 35: showing items).
  @_nonoverride
  open var delegate: (any UICollectionViewDelegate)? {
    get { storedDelegate }
    set {
      guard newValue !== storedDelegate else { return }
      storedDelegate = newValue
      list.delegateChanged()
      storedLayout.invalidateLayout()
      if !list.needsReload { layOut() }
    }
  }

  final override var scrollDelegate: (any UIScrollViewDelegate)? {
    get { delegate }
    set {
      let collectionDelegate = newValue as? any UICollectionViewDelegate
      precondition(
        newValue == nil || collectionDelegate != nil,
        "the delegate of a collection must be a collection's")
      delegate = collectionDelegate
    }
  }

  /// Whether a tap selects an item.
  open var allowsSelection = true

  private final var storedLayout: UICollectionViewLayout
  private final weak var storedDataSource: (any UICollectionViewDataSource)?
  private final weak var storedDelegate: (any UICollectionViewDelegate)?

  /// What the collection has read and shows.
  final let list = ListState<UICollectionViewCell>()

  /// The bounds for which the layout was prepared.
  final var preparedBounds: CGRect?

  // MARK: - Scrolling

  override func scroll(toLine line: Int) {
    reloadIfNeeded()
    hiddenLines = max(-refreshLines, line)
    list.anchor = hiddenLines == -refreshLines ? .beginning : .offset(hiddenLines)
    list.setNeedsLayout()
    layOut()
  }

  final override func refreshLinesChanged(from old: Int) {
    super.refreshLinesChanged(from: old)
    if hiddenLines == -refreshLines { list.anchor = .beginning }
    // The view is not filled at once, because the data may be ahead of the counts until a reload or
    // batch follows.
    layoutInvalidated()
  }

  /// The size of the content, as the layout returns it.
  open override var contentSize: CGSize {
    get {
      reloadIfNeeded()
      prepareLayout()
      return collectionViewLayout.collectionViewContentSize
    }
    set {}
  }

  override func sizeChanged(from oldSize: Size) {
    guard !list.needsReload else { return }
    if size.width != oldSize.width { keepFirstItem() }
    layoutInvalidated()
    layOut()
  }

  /// Loads the collection if it has not been loaded, and fills the view.
  open override func layoutIfNeeded() {
    reloadIfNeeded()
    super.layoutIfNeeded()
  }

  /// Scrolls until an item is at a position in the view, as far as the content allows.
  ///
  /// An item that does not exist stops the program (rule 39: missing items).
  open func scrollToItem(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    countIfNeeded()
    checkBounds(of: indexPath, to: "scroll the collection view to")
    scroll(to: indexPath, at: scrollPosition)
  }

  // MARK: - Drawing and touching

  package override func draw(in canvas: inout Canvas) {
    refuseSuperview()
    drawVisible(in: &canvas)
  }

  override func appendSteps(to list: inout [DrawStep], column: inout Int?) {
    refuseSuperview()
  }

  package override func drawScreen(in canvas: inout Canvas) {
    drawVisible(in: &canvas)
  }

  /// Taps the button at a point, or else selects the item there (rule 38: taps on items).
  package final override func tap(at point: Point) {
    if let button = button(at: point) {
      button.tapped()
    } else if allowsSelection, let indexPath = visibleItem(at: point)?.item.indexPath {
      itemTapped(at: indexPath)
    }
  }

  package override func button(at point: Point) -> UIButton? {
    visibleButton(at: point)
  }

  // MARK: - Counting and asking

  /// The number of sections; 0 without a data source (rule 33: the data source).
  open var numberOfSections: Int {
    countIfNeeded()
    return list.counts.rows.count
  }

  /// Returns the number of items of a section, as read at the last reload or batch (rule 33: the
  /// data source).
  open func numberOfItems(inSection section: Int) -> Int {
    countIfNeeded()
    return list.counts.rowCount(ofExisting: section)
  }

  /// Reads the counts again, clears the selection and fills the view again (rule 33: the data
  /// source).
  open func reloadData() {
    list.batch.refuseReload()
    readAgain()
    layOut()
  }

  /// Returns the cell of a visible item, `nil` for any other item.
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    visibleItem(.row(indexPath)).flatMap(cell)
  }

  /// The items in view, in order.
  open var indexPathsForVisibleItems: [IndexPath] { visibleItems.compactMap(\.item.indexPath) }

  /// The cells in view, in the order of their items.
  open var visibleCells: [UICollectionViewCell] { visibleItems.compactMap(cell) }

  /// Returns the item that a visible cell shows, `nil` for any other cell.
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    visibleItems.first { $0.view === cell }?.item.indexPath
  }

  /// Returns the visible item at a point of the content.
  open func indexPathForItem(at point: CGPoint) -> IndexPath? {
    let point = Point(
      column: Int((point.x / .column).rounded(.down)),
      line: point.y.line(rounded: .down) - hiddenLines)
    return visibleItems.first { $0.frame.contains(point) }?.item.indexPath
  }

  /// Returns the frame of an item in the content.
  open func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    reloadIfNeeded()
    prepareLayout()
    return list.counts.contains(indexPath)
      ? collectionViewLayout.layoutAttributesForItem(at: indexPath) : nil
  }

  // MARK: - Cells

  /// Registers a class of cells under an identifier; `nil` ends the registration (rule 34: cells of
  /// items).
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    guard let cellClass else { return list.cells.unregister(identifier) }
    guard let cellClass = cellClass as? UICollectionViewCell.Type else {
      fatalError("\(cellClass) must be a subclass of UICollectionViewCell")
    }
    list.cells.register(identifier) { cellClass.init(__registeredFor: $0) }
  }

  /// Returns a waiting or new cell for the item that is being requested.
  ///
  /// The mistakes of rules 9, 10 and 11 stop the program here, too (rule 34: cells of items).
  open func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    list.cells.dequeue(identifier, for: indexPath) {
      countIfNeeded()
      return list.counts.contains(indexPath)
    }
  }

  /// The number of cells made so far, by identifier.
  package final var createdCellCounts: [String: Int] { list.cells.createdCounts }

  // MARK: - Selecting

  /// The selected item in an array, `nil` if there is none.
  open var indexPathsForSelectedItems: [IndexPath]? {
    reloadIfNeeded()
    return list.selection.map { [$0] }
  }

  /// Selects an item without calling the delegate; `nil` selects none (rule 38: taps on items).
  ///
  /// It has no effect if ``allowsSelection`` is false. An item that does not exist stops the program.
  /// A scroll position also scrolls to the item.
  open func selectItem(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    guard allowsSelection else { return }
    select(indexPath)
    if let indexPath, !scrollPosition.isEmpty { scroll(to: indexPath, at: scrollPosition) }
  }

  /// Deselects an item without calling the delegate (rule 38: taps on items).
  open func deselectItem(at indexPath: IndexPath, animated: Bool) {
    deselect(indexPath)
  }

  // MARK: - Updating

  /// Applies several changes of items and sections at once, with the rules of a table (rule 37:
  /// batches of items).
  open func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    countIfNeeded()
    list.batch.begin()
    updates?()
    list.batch.append(completion)
    if let finished = list.batch.end() { finish(finished) }
  }

  /// Applies several changes at once, with a closure that does not escape.
  public final func performBatchUpdates(
    _ updates: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    withoutActuallyEscaping(updates) {
      performBatchUpdates(Optional($0), completion: completion)
    }
  }

  /// Shows new items, named by their index path after the batch.
  open func insertItems(at indexPaths: [IndexPath]) {
    change { $0.insertedRows += indexPaths }
  }

  /// Removes items, named by their index path before the batch.
  open func deleteItems(at indexPaths: [IndexPath]) {
    change { $0.deletedRows += indexPaths }
  }

  /// Requests new cells for items, named by their index path before the batch; they lose the selection.
  open func reloadItems(at indexPaths: [IndexPath]) {
    change { $0.reloadedRows += indexPaths }
  }

  /// Fills the cells of items again, without replacing or preparing them for reuse.
  open func reconfigureItems(at indexPaths: [IndexPath]) {
    change { $0.reconfiguredRows += indexPaths }
  }

  /// Moves an item to another index path, with its cell.
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change { $0.movedRows.append(.init(from: indexPath, to: newIndexPath)) }
  }

  /// Shows new sections, named by their index after the batch.
  open func insertSections(_ sections: IndexSet) {
    change { $0.insertedSections += Array(sections) }
  }

  /// Removes sections, named by their index before the batch.
  open func deleteSections(_ sections: IndexSet) {
    change { $0.deletedSections += Array(sections) }
  }

  /// Counts the items of sections again, and requests new cells; they lose the selection.
  open func reloadSections(_ sections: IndexSet) {
    change { $0.reloadedSections += Array(sections) }
  }

  /// Moves a section to another index, with its cells.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    change { $0.movedSections.append(.init(from: section, to: newSection)) }
  }
}
