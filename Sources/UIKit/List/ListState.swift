/// What a table or collection has read, what it shows, and what is still to be done.
final class ListState<Cell: PooledCell> {
  nonisolated deinit { reference.list = nil }

  /// The sections and rows, as read at the last reload or batch.
  var counts = SectionCounts()

  /// The items in view, in order.
  ///
  /// An array that is changed in place makes Swift check each access to it. It is assigned as a
  /// whole here, and in `leaving`.
  private(set) var visible: [VisibleItem] = []

  /// The items that left the view and still hold their cells.
  private var leaving: [VisibleItem] = []
  private var releasedCount = 0

  /// The position that the next layout keeps.
  var anchor = ListAnchor.beginning

  /// The selected item.
  var selection: IndexPath?

  /// The reference with which a cell finds its list.
  nonisolated(unsafe) let reference = ListReference()

  /// The registrations and the waiting cells.
  let cells = CellPool<Cell>()

  /// The batch that is being collected.
  var batch = OpenBatch()

  /// Calls that wait until the view is filled: completions of batches, and scrolls by lines that
  /// callbacks asked for.
  var afterLayout: [() -> Void] = []

  /// Whether the counts must be read before their next use.
  var needsReload = true

  /// Whether the view must be filled before its next use.
  private(set) var needsLayout = false

  /// Whether the view is being filled.
  private(set) var isLayingOut = false

  /// The number of changes so far, so that a caller sees whether a callback made one.
  private(set) var changeCount = 0

  /// Notes a change after which the view must be filled again.
  func setNeedsLayout() {
    needsLayout = true
    changeCount += 1
  }

  /// Notes that the counts must be read before the view is filled again.
  func setNeedsReload() {
    needsReload = true
    setNeedsLayout()
  }

  /// Repeats a layout until no callback changes the list meanwhile.
  ///
  /// A call from inside a callback returns at once, because the layout is repeated after it (rule
  /// 25: changes from inside a callback).
  func repeatLayout(_ fillView: () -> Void) {
    guard !isLayingOut else { return }
    isLayingOut = true
    while needsLayout {
      needsLayout = false
      fillView()
    }
    isLayingOut = false
  }

  /// Runs a closure during which a change needs no other layout.
  func withoutNewLayout(_ body: () -> Void) {
    let neededLayout = needsLayout
    body()
    needsLayout = neededLayout
  }
}

// MARK: - Items in view

extension ListState {
  /// Shows an item.
  func insert(_ new: VisibleItem) {
    var items = takeVisible()
    if items.isEmpty || items[items.count - 1].item < new.item {
      // Most items are shown from top to bottom.
      items.append(new)
    } else {
      items.insert(new, at: items.insertionIndex(of: new.item))
    }
    visible = items
  }

  /// Returns the items in view, and removes them until they are replaced.
  ///
  /// The caller then holds the only reference to the array, and changes it without a copy.
  func takeVisible() -> [VisibleItem] {
    let items = visible
    visible = []
    return items
  }

  /// Replaces the items in view; the cells of some of them are no longer needed.
  func replace(with staying: [VisibleItem], leaving others: [VisibleItem]) {
    visible = staying
    if !others.isEmpty { leaving = leaving.isEmpty ? others : leaving + others }
  }

  /// Removes all items from the view; those that come back get new cells.
  func removeAll() {
    replace(with: [], leaving: visible)
    setNeedsLayout()
  }

  /// Returns the next item whose cell is no longer needed, `nil` if there is none.
  ///
  /// Callbacks may remove further items between two calls.
  func takeLeaving() -> (item: ListItem, view: UIView?, isAnnounced: Bool)? {
    guard releasedCount < leaving.count else {
      if releasedCount > 0 { leaving = [] }
      releasedCount = 0
      return nil
    }
    releasedCount += 1
    let next = releasedCount - 1
    return (leaving[next].item, leaving[next].view, leaving[next].isAnnounced)
  }

  /// Records the height of an item that stays in view.
  func measured(at index: Int, height: Int) {
    var items = takeVisible()
    let line = items[index].frame.lines.lowerBound
    items[index].frame.lines = line..<line + height
    items[index].needsMeasuring = false
    items[index].needsReconfiguring = false
    visible = items
  }

  /// Asks for the heights of all items in view again.
  func measureAgain() {
    visible = visible.map { item in
      var item = item
      item.needsMeasuring = true
      return item
    }
    setNeedsLayout()
  }

  /// Forgets which items the delegate was told of, because there is a new delegate.
  func delegateChanged() {
    let silenced = { (item: VisibleItem) in
      var item = item
      item.isAnnounced = false
      return item
    }
    visible = visible.map(silenced)
    leaving = leaving.map(silenced)
  }
}

// MARK: -

extension [VisibleItem] {
  /// Returns the index of the first item that is not above a given one.
  ///
  /// The indices are searched, because a closure that is given items would copy them.
  func insertionIndex(of item: ListItem) -> Int {
    indices.partitioningIndex { self[$0].item >= item }
  }
}
