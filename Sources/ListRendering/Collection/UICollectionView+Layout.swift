// MARK: - Filling the view

extension UICollectionView {
  /// Takes steps until every item in view has a cell and every item that left has released its own.
  ///
  /// A call from inside a callback returns at once: the running pass takes the steps (rule 40).
  final func layOut() {
    guard !needsReload, pass.run({ takeStep() }) else { return }
    pass.callCompletions()
  }

  /// Finds the items in view again in the next step.
  final func layoutInvalidated() {
    pass.changes += 1
    needsPlacing = true
  }

  /// Keeps the first visible item at its line, unless the view shows the beginning.
  final func keepFirstItem() {
    guard anchor == nil, hiddenLines > -refreshLines, let first = visible.first else { return }
    anchor = (first.indexPath, first.frame.lines.lowerBound - hiddenLines)
  }

  /// Takes the next step.
  ///
  /// After a callback, a step either ends or reads the state again. An item that leaves releases its
  /// cell before another one is requested, so that no more cells are created than fit in the view.
  ///
  /// - Returns: False if nothing is left to do.
  private func takeStep() -> Bool {
    if needsReload {
      readAgain()
    } else if !leaving.isEmpty {
      endDisplaying(leaving.removeFirst())
    } else if size.height <= 0 {
      return false
    } else if needsPlacing {
      placeItems()
    } else if let index = visible.firstIndex(where: \.needsReconfiguring) {
      fillAgain(index)
    } else if let next = missing.popLast() {
      show(next.indexPath, in: next.frame)
    } else {
      return false
    }
    return true
  }
}

// MARK: - Placing

extension UICollectionView {
  /// Prepares the layout for the bounds, if it asks for that.
  final func prepareLayout() {
    let bounds = bounds
    let layout = collectionViewLayout
    if !layout.needsPreparing {
      guard bounds != preparedBounds, layout.shouldInvalidateLayout(forBoundsChange: bounds) else {
        return
      }
      layout.invalidateLayout(with: UICollectionViewLayoutInvalidationContext())
    }
    layout.needsPreparing = false
    preparedBounds = bounds
    layout.prepare()
  }

  /// Finds the items in view, and those that leave it and come into it.
  private func placeItems() {
    needsPlacing = false
    prepareLayout()
    if let anchor {
      self.anchor = nil
      if counts.contains(anchor.indexPath),
        let place = collectionViewLayout.layoutAttributesForItem(at: anchor.indexPath)
      {
        let lines = ItemFrame(place.frame).lines
        // An item that would be wholly above the view begins at its upper edge.
        let distance = anchor.distance + lines.count > 0 ? anchor.distance : 0
        hiddenLines = max(-refreshLines, lines.lowerBound - distance)
        prepareLayout()
      }
    }
    let end = collectionViewLayout.collectionViewContentSize.height.lines
    hiddenLines = min(hiddenLines, max(-refreshLines, end - size.height))
    prepareLayout()
    // Preparing the layout invalidated it, and nothing else has changed.
    needsPlacing = false
    let wanted = items(inLines: hiddenLines..<hiddenLines + size.height)
    let frames = Dictionary(wanted.map { ($0.indexPath, $0.frame) }) { first, _ in first }
    var staying: [VisibleItem] = []
    for var item in visible {
      if let frame = frames[item.indexPath] {
        item.frame = frame
        staying.append(item)
      } else {
        leaving.append(item)
      }
    }
    visible = staying
    let shown = Set(staying.map(\.indexPath))
    missing = wanted.filter { !shown.contains($0.indexPath) }.reversed()
  }

  /// Returns the existing items with a part on some lines of the content, in order.
  final func items(inLines lines: Range<Int>) -> [(indexPath: IndexPath, frame: ItemFrame)] {
    let rect = CGRect(
      x: 0, y: CGFloat(lines: lines.lowerBound), width: size.points.width,
      height: CGFloat(lines: lines.count))
    return (collectionViewLayout.layoutAttributesForElements(in: rect) ?? [])
      .map { (indexPath: $0.indexPath, frame: ItemFrame($0.frame)) }
      .filter { counts.contains($0.indexPath) && $0.frame.lines.overlaps(lines) }
      .sorted { $0.indexPath < $1.indexPath }
  }
}

// MARK: - Showing and removing items

extension UICollectionView {
  /// Requests the cell of an item, and shows it unless the data source changes the collection.
  private func show(_ indexPath: IndexPath, in frame: ItemFrame) {
    guard let dataSource else {
      needsReload = true
      return
    }
    let changes = pass.changes
    let cell = cell(at: indexPath, from: dataSource)
    guard changes == pass.changes else { return cells.enqueue(cell) }
    let delegate = delegate
    let place = visible.firstIndex { $0.indexPath > indexPath } ?? visible.count
    visible.insert(
      VisibleItem(
        indexPath: indexPath, frame: frame, cell: cell, isAnnounced: delegate != nil),
      at: place)
    delegate?.collectionView(self, willDisplay: cell, forItemAt: indexPath)
  }

  /// Asks the data source for the cell of an item, which must have been dequeued (rule 34).
  final func cell(
    at indexPath: IndexPath, from dataSource: any UICollectionViewDataSource
  ) -> UICollectionViewCell {
    let cell = cells.request(at: indexPath) {
      dataSource.collectionView(self, cellForItemAt: indexPath)
    }
    guard cell.kindNumber != nil else {
      fatalError(
        "the view returned from -collectionView:cellForItemAtIndexPath: was not retrieved by "
          + "calling -dequeueReusableCellWithReuseIdentifier:forIndexPath:")
    }
    return cell
  }

  /// Fills the cell of an item again.
  private func fillAgain(_ index: Int) {
    let item = visible[index]
    guard let dataSource else {
      needsReload = true
      return
    }
    visible[index].needsReconfiguring = false
    let changes = pass.changes
    let filled = cells.refill(item.cell, at: item.indexPath) {
      dataSource.collectionView(self, cellForItemAt: item.indexPath)
    }
    guard filled !== item.cell else { return }
    guard changes != pass.changes else {
      fatalError(
        "reconfigureItems needs the cell that already shows the item: \(item.indexPath)")
    }
    cells.enqueue(filled)
  }

  /// Releases the cell of an item that has left the view.
  private func endDisplaying(_ item: VisibleItem) {
    cells.enqueue(item.cell)
    guard item.isAnnounced else { return }
    delegate?.collectionView(self, didEndDisplaying: item.cell, forItemAt: item.indexPath)
  }
}
