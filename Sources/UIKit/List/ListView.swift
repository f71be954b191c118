import TerminalDrawing

/// A table or collection, which has cells only for the items in view.
///
/// Both do the same work, in `ListView+Layout.swift` and `ListView+Updating.swift`. They differ in
/// `itemsInView()`: a table puts rows below each other and learns the height of a row from its
/// cell, a collection asks its layout. The other requirements are questions to the data source and
/// the delegate.
protocol ListView: UIScrollView {
  associatedtype Cell: PooledCell

  /// What the list has read and shows.
  var list: ListState<Cell> { get }

  /// The words for the messages that stop the program.
  static var words: ListWords { get }

  // MARK: Counting

  /// Reads the counts and fills the view.
  func reloadData()

  /// Reads the counts from the data source.
  func readCounts() -> SectionCounts

  /// Called after the counts have changed, with the new index paths after a batch.
  func countsChanged(by map: UpdateMap?)

  // MARK: Laying out

  /// The line of the content at the upper edge of the view, and how many lines of the first item are
  /// above it; `nil` if a batch keeps the anchor.
  var lineAtEdge: (line: Int, hidden: Int)? { get }

  /// Returns the anchor that puts a line of the content at the upper edge, after a batch.
  ///
  /// - Parameters:
  ///   - line: The line, as ``lineAtEdge`` was before the batch.
  ///   - hidden: The hidden lines of the first item before the batch.
  ///   - known: The items in view that stay, in order; the heights of others are estimated.
  func anchor(atLine line: Int, hiding hidden: Int, knowing known: [KnownHeight]) -> ListAnchor

  /// Returns the items in view at the anchor.
  ///
  /// An item without a cell may have an estimated height, which must not exceed its real one.
  func itemsInView() -> ItemsInView

  /// Requests the view of an item; `nil` for a title, and if the data source is gone.
  func requestView(of item: ListItem) -> UIView?

  /// Returns the number of lines of an item in view.
  func height(of item: ListItem, showing view: UIView?, in frame: ItemFrame) -> Int

  /// Returns the frame of an item in the content.
  func contentFrame(of item: ListItem) -> CGRect?

  /// Tells the delegate that a row came into view.
  func willDisplay(_ cell: Cell, at indexPath: IndexPath)

  /// Tells the delegate that a row has left the view.
  func didEndDisplaying(_ cell: Cell, at indexPath: IndexPath)

  /// Keeps the view of a header or footer until it is reused.
  func releaseSectionView(_ view: UIView?)

  /// Called when all changes have been laid out.
  func didLayOut()
}

// MARK: -

extension ListView {
  func releaseSectionView(_ view: UIView?) {}
  func didLayOut() {}
}

// MARK: - Asking

extension ListView {
  /// Reads the counts, if that must be done before their next use.
  ///
  /// A call with an index path needs no more. Filling the view would call the delegate, which could
  /// change the list before the index path is looked up.
  func countIfNeeded() {
    if list.needsReload { reloadData() }
  }

  /// Reads the counts and fills the view, if one of the two must be done before the next use.
  func reloadIfNeeded() {
    countIfNeeded()
    while list.needsLayout, !list.isLayingOut, !list.batch.isOpen { layOut() }
  }

  /// The items in view; none if the view has no lines.
  var visibleItems: [VisibleItem] {
    reloadIfNeeded()
    return size.height > 0 ? list.visible : []
  }

  /// Returns an item in view.
  func visibleItem(_ item: ListItem) -> VisibleItem? { visibleItems.first { $0.item == item } }

  /// Returns the item at a point of the view.
  func visibleItem(at point: Point) -> VisibleItem? {
    guard 0..<size.height ~= point.line else { return nil }
    return visibleItems.first { $0.frame.contains(point) }
  }

  /// Returns the cell of an item in view.
  func cell(of item: VisibleItem) -> Cell? {
    cell(item.item, item.view)
  }

  /// Returns the view of an item as a cell, `nil` for that of a header or footer.
  @inline(__always)
  func cell(_ item: ListItem, _ view: UIView?) -> Cell? {
    // One property holds all kinds of views, because the items are copied often.
    guard case .row = item, let view else { return nil }
    return unsafeDowncast(view, to: Cell.self)
  }

  /// Returns the frame of a cell, header or footer in the content, `nil` if it is not in view.
  func frame(ofVisible view: UIView) -> CGRect? {
    list.visible.first { $0.view === view }.flatMap { contentFrame(of: $0.item) }
  }

  /// The button at a point, `nil` outside the items in view.
  func visibleButton(at point: Point) -> UIButton? {
    guard let item = visibleItem(at: point), let view = item.view else { return nil }
    // Drawing places the buttons. A cell that was filled but not drawn still has them at the places
    // of its previous row.
    _ = view.lineCount(width: item.frame.columns.count)
    return view.button(
      at: Point(
        column: point.column - item.frame.columns.lowerBound,
        line: point.line - item.frame.lines.lowerBound))
  }
}

// MARK: - Selecting

extension ListView {
  /// Selects an item without calling the delegate; one that does not exist stops the program.
  func select(_ indexPath: IndexPath?) {
    countIfNeeded()
    if let indexPath { checkBounds(of: indexPath, to: "select") }
    list.selection = indexPath
  }

  /// Deselects an item without calling the delegate.
  func deselect(_ indexPath: IndexPath) {
    if list.selection == indexPath { list.selection = nil }
  }

  /// Stops the program if an item does not exist (rules 16 and 39: messages that name the count).
  func checkBounds(of indexPath: IndexPath, to action: String) {
    if let fault = list.counts.boundsFault(indexPath, action: action, words: Self.words) {
      fatalError(fault)
    }
  }
}

// MARK: -

/// A reference from a cell to the list that shows it.
///
/// Not `weak`, for the same reason as the superview of a view. The list clears it.
nonisolated final class ListReference {
  unowned(unsafe) var list: (any ListView)?
}
