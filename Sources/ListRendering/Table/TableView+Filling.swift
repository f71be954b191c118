// MARK: - Filling the view

extension TableView {
  /// Shows the list from an item on, or from the item nearest to where it was.
  final func show(from item: ListItem?, hiding lines: Int) {
    guard size.height > 0, let start = item.flatMap(nearest) ?? firstItem else { return }
    append(start)
    if start == item, let height = visible.first?.height, lines < height {
      visible.hiddenLines = lines
    }
    fill()
  }

  /// Shows the end of the list.
  final func showEnd() {
    guard size.height > 0, let lastItem else { return }
    append(lastItem)
    visible.hiddenLines = visible.filledLines - size.height
    fill()
  }

  /// Shows the list with a row at a place in the view.
  final func show(_ indexPath: IndexPath, at position: ScrollPosition) {
    append(.row(indexPath))
    visible.hiddenLines = -line(for: visible.filledLines, at: position)
    fill()
  }

  /// Shows the list with the first line of a row at a line of the view, which may be above it.
  ///
  /// A row that has become shorter than what was hidden of it shows from its top.
  final func show(_ indexPath: IndexPath, atLine line: Int) {
    guard size.height > 0 else { return }
    append(.row(indexPath))
    visible.hiddenLines = line + visible.filledLines > 0 ? -line : 0
    fill()
  }

  /// The line at which a row of some height begins in order to stand at a place in the view.
  final func line(for height: Int, at position: ScrollPosition) -> Int {
    let free = size.height - height
    return switch position {
    case .none, .top: 0
    case .middle: max(0, free) / 2
    case .bottom: free
    }
  }

  /// Fills the view above and below the items that are there.
  final func fill() {
    while visible.hiddenLines < 0, prepend() {}
    visible.hiddenLines = max(0, visible.hiddenLines)
    dropHidden()
    fillDown()
    fillUp()
  }

  /// Fills the view after its size has changed, anew where rows may have other heights.
  final func resize(from oldSize: Size) {
    guard !needsReload, size.height > 0 else { return }
    if size.width == oldSize.width, !visible.isEmpty {
      fill()
    } else {
      showAgain(from: visible.first?.item, hiding: visible.hiddenLines)
    }
  }

  /// Puts all cells back and shows the list from an item on.
  final func showAgain(from item: ListItem?, hiding lines: Int = 0) {
    recycleAll()
    show(from: item, hiding: lines)
  }

  /// Appends items until the view is full or the list ends, and drops those below the view.
  final func fillDown() {
    while visible.filledLines < size.height, append() {}
    dropBelow()
  }

  /// Pulls the list down where it ends above the lower edge of the view.
  final func fillUp() {
    visible.hiddenLines -= max(0, size.height - visible.filledLines)
    while visible.hiddenLines < 0, prepend() {}
    visible.hiddenLines = max(0, visible.hiddenLines)
    // The list begins with its rows of height 0.
    while visible.hiddenLines == 0, isRowAboveEmpty, prepend() {}
  }

  private var isRowAboveEmpty: Bool {
    guard let first = visible.first, case .row(let indexPath)? = item(before: first.item) else {
      return false
    }
    return height(ofRowAt: indexPath) == 0
  }

  /// Drops the items that have wholly left at the upper edge.
  final func dropHidden() {
    while visible.hiddenLines > 0, let first = visible.first, visible.hiddenLines >= first.height {
      let isLast = visible.elements.count == 1
      let next = isLast ? item(after: first.item) : nil
      if isLast, next == nil { return }
      visible.hiddenLines -= first.height
      drop(visible.removeFirst())
      if let next { append(next) }
    }
  }

  /// Drops the items that stand wholly below the view.
  final func dropBelow() {
    while let last = visible.last, visible.elements.count > 1,
      visible.filledLines - last.height >= size.height
    {
      drop(visible.removeLast())
    }
  }

  /// Puts the cell of an item that left the view back into its pool.
  final func drop(_ element: VisibleItems.Element) {
    guard let cell = element.cell, let indexPath = element.indexPath else { return }
    recycle(cell)
    delegate?.tableView(self, didEndDisplaying: cell, forRowAt: indexPath)
  }

  /// Appends the item below the last one in view; false where the list ends.
  final func append() -> Bool {
    guard let last = visible.last, let next = item(after: last.item) else { return false }
    makeRoom(for: next, below: true)
    append(next)
    return true
  }

  /// Puts the item above the first one in view before it, hidden; false where the list begins.
  ///
  /// Items that have left the view give their cells back first.
  final func prepend() -> Bool {
    guard let first = visible.first, let previous = item(before: first.item) else { return false }
    dropBelow()
    if visible.elements.count == 1, visible.filledLines - first.height >= size.height {
      drop(visible.removeLast())
    }
    makeRoom(for: previous, below: false)
    let element = makeVisible(previous)
    visible.prepend(element)
    visible.hiddenLines += element.height
    return true
  }

  private func append(_ item: ListItem) {
    visible.append(makeVisible(item))
  }

  /// Gives an item its cell and its height.
  private func makeVisible(_ item: ListItem) -> VisibleItems.Element {
    if let element = kept?.take(item) { return element }
    guard case .row(let indexPath) = item else {
      return VisibleItems.Element(item: item, height: 1, cell: nil)
    }
    guard let dataSource else { fatalError("the data source went away without a reload") }
    let cell = makeCell(at: indexPath, from: dataSource)
    let height = height(ofRowAt: indexPath) ?? lineCount(of: cell)
    delegate?.tableView(self, willDisplay: cell, forRowAt: indexPath)
    return VisibleItems.Element(item: item, height: height, cell: cell)
  }
}
