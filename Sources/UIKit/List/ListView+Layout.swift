// MARK: - Filling the view

import TerminalDrawing

extension ListView {
  /// Fills the view after a change, and then makes the calls that wait for that.
  func layOut() {
    fill()
    guard !list.isLayingOut else { return }
    didLayOut()
    let calls = list.afterLayout
    list.afterLayout = []
    for call in calls { call() }
  }

  /// Fills the view after a change.
  func fill() {
    list.reference.list = self
    list.repeatLayout {
      // An error says that a callback has changed the list, and the layout is repeated.
      try? fillView()
    }
  }

  /// Shows the items that are in view, and no others.
  ///
  /// This is the engine of tables and collections. It finds the items in view, releases the cells
  /// of the others, and requests those that are missing. A missing item has an estimated height
  /// until its cell is filled. If it is higher, the items in view are found again.
  private func fillView() throws(ListChanged) {
    if list.needsReload { readAgain() }
    try releaseLeaving()
    guard size.height > 0 else { return }
    try updateStaying()
    while true {
      let found = itemsInView()
      // A delegate that was asked for a height may have changed the list.
      try checkUnchanged()
      list.anchor = found.anchor
      move(to: found.items)
      try releaseLeaving()
      if found.missing.isEmpty { return }
      try show(found.missing)
    }
  }

  private func checkUnchanged() throws(ListChanged) {
    if list.needsLayout { throw ListChanged() }
  }
}

/// An error that ends a layout because a callback has changed the list.
private struct ListChanged: Error {}

// MARK: - Steps

extension ListView {
  /// Gives the items in view their frames, and removes the others.
  private func move(to items: [ItemsInView.Item]) {
    var staying = list.takeVisible()
    var leaving: [VisibleItem] = []
    var count = 0
    var next = 0
    for index in staying.indices {
      let item = staying[index].item
      while next < items.count, items[next].item < item { next += 1 }
      guard next < items.count, items[next].item == item else {
        if leaving.isEmpty { leaving.reserveCapacity(staying.count - index) }
        leaving.append(staying[index])
        continue
      }
      staying[index].frame = items[next].frame
      if count < index { staying.swapAt(count, index) }
      count += 1
    }
    staying.removeLast(staying.count - count)
    list.replace(with: staying, leaving: leaving)
  }

  /// Releases the cells of the items that have left the view.
  private func releaseLeaving() throws(ListChanged) {
    while let (item, view, isAnnounced) = list.takeLeaving() {
      release(item, view)
      if isAnnounced, let indexPath = item.indexPath, let cell = cell(item, view) {
        didEndDisplaying(cell, at: indexPath)
      }
    }
    try checkUnchanged()
  }

  private func release(_ item: ListItem, _ view: UIView?) {
    if let cell = cell(item, view) {
      list.cells.enqueue(cell)
    } else {
      releaseSectionView(view)
    }
  }

  /// Shows the missing items one after the other.
  ///
  /// After an item that is higher than estimated, the next ones are farther down, or farther up if
  /// they are requested from bottom to top. Those that are out of view then are not requested. If
  /// items with cells come after them, these may be out of view, too. The items in view are then
  /// found again before the next request, which reuses their cells (rule 13).
  private func show(_ missing: [ItemsInView.Item]) throws(ListChanged) {
    var excess = 0
    var previous: ListItem?
    for (item, estimated) in missing {
      var frame = estimated
      if excess != 0, let previous {
        let isUpward = item < previous
        let last = list.visible[isUpward ? 0 : list.visible.count - 1].item
        if isUpward ? last < item : last > item { return }
        frame = frame.moved(by: isUpward ? -excess : excess)
        guard frame.lines.overlaps(0..<size.height) else { return }
      }
      excess += try show(item, in: frame)
      previous = item
    }
  }

  /// Requests, measures and shows an item.
  ///
  /// - Returns: The number of lines by which it is higher than estimated.
  private func show(_ item: ListItem, in frame: ItemFrame) throws(ListChanged) -> Int {
    let view = requestView(of: item)
    let height = list.needsLayout ? 0 : height(of: item, showing: view, in: frame)
    guard !list.needsLayout else {
      release(item, view)
      throw ListChanged()
    }
    view?.listReference = list.reference
    let lines = frame.lines.lowerBound..<frame.lines.lowerBound + height
    list.insert(
      VisibleItem(item: item, frame: ItemFrame(columns: frame.columns, lines: lines), view: view))
    if let indexPath = item.indexPath, let cell = cell(item, view) {
      willDisplay(cell, at: indexPath)
      try checkUnchanged()
    }
    return height - frame.lines.count
  }

  /// Fills the reconfigured cells again, and asks for the heights of the items that stay.
  private func updateStaying() throws(ListChanged) {
    let staying = list.visible
    for index in staying.indices where staying[index].needsMeasuring {
      let item = staying[index]
      if item.needsReconfiguring, let indexPath = item.item.indexPath, let cell = cell(of: item) {
        try reconfigure(cell, at: indexPath)
      }
      let height = height(of: item.item, showing: item.view, in: item.frame)
      try checkUnchanged()
      list.measured(at: index, height: height)
    }
  }

  private func reconfigure(_ cell: Cell, at indexPath: IndexPath) throws(ListChanged) {
    let filled = list.cells.refill(cell, at: indexPath) {
      requestView(of: .row(indexPath)).map { unsafeDowncast($0, to: Cell.self) } ?? cell
    }
    if list.needsLayout, filled !== cell { list.cells.enqueue(filled) }
    try checkUnchanged()
    guard filled === cell else {
      fatalError(
        "\(Self.words.reconfigure) needs the cell that already shows the \(Self.words.item): "
          + "\(indexPath)")
    }
  }
}
