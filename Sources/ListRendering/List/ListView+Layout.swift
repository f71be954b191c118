// MARK: - Filling the view

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
    var staying = list.visible
    var leaving: [VisibleItem] = []
    var count = 0
    var next = 0
    for index in staying.indices {
      let item = staying[index].item
      while next < items.count, items[next].item < item { next += 1 }
      guard next < items.count, items[next].item == item else {
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
    while let item = list.takeLeaving() {
      release(item)
      if item.isAnnounced, let indexPath = item.item.indexPath, let cell = cell(of: item) {
        didEndDisplaying(cell, at: indexPath)
      }
    }
    try checkUnchanged()
  }

  private func release(_ item: VisibleItem) {
    if let cell = cell(of: item) {
      list.cells.enqueue(cell)
    } else {
      releaseSectionView(item.view)
    }
  }

  /// Shows the missing items one after the other.
  ///
  /// After an item that is higher than estimated, only those below all others that are still in
  /// view are shown. The others wait until the items in view are found again. That is not possible
  /// above, where the end of a list moves items by heights that are still estimated.
  private func show(_ missing: [ItemsInView.Item]) throws(ListChanged) {
    var excess = 0
    for var item in missing {
      if excess != 0 {
        let isLast = list.visible.last.map { $0.item < item.item } ?? true
        item.frame = item.frame.moved(by: excess)
        guard isLast, item.frame.lines.lowerBound < size.height else { return }
      }
      excess += try show(item)
    }
  }

  /// Requests, measures and shows an item.
  ///
  /// - Returns: The number of lines by which it is higher than estimated.
  private func show(_ item: ItemsInView.Item) throws(ListChanged) -> Int {
    var new = VisibleItem(
      item: item.item, frame: item.frame, view: requestView(of: item.item))
    let height = list.needsLayout ? 0 : height(of: new)
    guard !list.needsLayout else {
      release(new)
      throw ListChanged()
    }
    let lines = item.frame.lines
    new.frame.lines = lines.lowerBound..<lines.lowerBound + height
    new.view?.listReference = list.reference
    list.insert(new)
    if let indexPath = new.item.indexPath, let cell = cell(of: new) {
      willDisplay(cell, at: indexPath)
      try checkUnchanged()
    }
    return height - lines.count
  }

  /// Fills the reconfigured cells again, and asks for the heights of the items that stay.
  private func updateStaying() throws(ListChanged) {
    for (index, item) in list.visible.enumerated() where item.needsMeasuring {
      if item.needsReconfiguring, let indexPath = item.item.indexPath, let cell = cell(of: item) {
        try reconfigure(cell, at: indexPath)
      }
      let height = height(of: item)
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
