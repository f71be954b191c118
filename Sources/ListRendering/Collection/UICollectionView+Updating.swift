// MARK: - Counting

extension UICollectionView {
  final func reloadIfNeeded() {
    if needsReload { reloadData() }
  }

  /// Reads the counts, and removes all items from the view.
  final func readAgain() {
    needsReload = false
    counts = readCounts()
    selection = nil
    anchor = nil
    leaving += visible
    visible = []
    invalidateCounts(invalidatingEverything: true)
  }

  private func readCounts() -> SectionCounts {
    guard let dataSource else { return SectionCounts() }
    let sections = dataSource.numberOfSections(in: self)
    return SectionCounts(
      rows: (0..<sections).map { dataSource.collectionView(self, numberOfItemsInSection: $0) })
  }

  private func invalidateCounts(invalidatingEverything: Bool = false) {
    let context = UICollectionViewLayoutInvalidationContext()
    context.everything = invalidatingEverything
    context.counts = true
    collectionViewLayout.invalidateLayout(with: context)
  }

  /// Stops the program if an item does not exist (rule 39).
  final func checkBounds(of indexPath: IndexPath, to action: String) {
    if let fault = counts.boundsFault(indexPath, action: action, words: .collection) {
      fatalError(fault)
    }
  }
}

// MARK: - Updating

extension UICollectionView {
  /// Adds a change to the open batch, or applies it alone.
  final func change(_ add: (inout BatchUpdates) -> Void) {
    reloadIfNeeded()
    if let alone = batch.add(add) { finish(alone) }
  }

  /// Applies a batch, or stops the program if it does not agree with the counts (rule 37).
  ///
  /// Items that stay keep their cells; those that are deleted or reloaded leave the view.
  final func finish(_ batch: (updates: BatchUpdates, completions: [() -> Void])) {
    let updates = batch.updates.sorted()
    let before = counts.rows
    counts = readCounts()
    if let fault = updates.fault(before: before, after: counts.rows, words: .collection) {
      fatalError(fault)
    }
    let map = UpdateMap(updates, sectionCount: before.count)
    selection = counts.newSelection(selection, after: updates, in: map)
    keepPlace(in: map)
    var staying: [VisibleItem] = []
    for var item in visible {
      if let place = counts.newPlace(of: item.indexPath, in: map), !map.isReloaded(item.indexPath) {
        if map.isReconfigured(item.indexPath) { item.needsReconfiguring = true }
        item.indexPath = place
        staying.append(item)
      } else {
        leaving.append(item)
      }
    }
    visible = staying.sorted { $0.indexPath < $1.indexPath }
    invalidateCounts()
    pass.completions += batch.completions
    layOut()
  }
}

extension UICollectionView {
  /// Keeps the line of the first item in view, or gives it to the next item that stays (rule 24).
  private func keepPlace(in map: UpdateMap) {
    keepFirstItem()
    guard let anchor else { return }
    // An item that moves takes the line only if no other item stays.
    let staying = ([anchor.indexPath] + visible.map(\.indexPath)).compactMap { old in
      counts.newPlace(of: old, in: map).map { (new: $0, isMoved: map.isMoved(old)) }
    }
    let kept = staying.first { !$0.isMoved } ?? staying.first
    self.anchor = kept.map { ($0.new, anchor.distance) }
  }
}

// MARK: - Selecting

extension UICollectionView {
  /// Selects an item as a tap does, if it may be highlighted and selected (rule 38).
  final func itemTapped(at indexPath: IndexPath) {
    let delegate = delegate
    guard delegate?.collectionView(self, shouldHighlightItemAt: indexPath) ?? true,
      counts.contains(indexPath)
    else { return }
    guard delegate?.collectionView(self, shouldSelectItemAt: indexPath) ?? true else { return }
    if let old = selection, old != indexPath {
      selection = nil
      delegate?.collectionView(self, didDeselectItemAt: old)
    }
    // The delegate may have changed the collection.
    guard counts.contains(indexPath) else { return }
    selection = indexPath
    delegate?.collectionView(self, didSelectItemAt: indexPath)
  }
}

// MARK: - Scrolling

extension UICollectionView {
  /// Scrolls to an existing item.
  final func scroll(to indexPath: IndexPath, at position: ScrollPosition) {
    guard let place = layoutAttributesForItem(at: indexPath) else { return }
    let lines = ItemFrame(place.frame).lines
    let free = size.height - lines.count
    if position.contains(.top) {
      scroll(toLine: lines.lowerBound)
    } else if position.contains(.centeredVertically) {
      scroll(toLine: lines.lowerBound - max(0, free) / 2)
    } else if position.contains(.bottom) {
      scroll(toLine: lines.lowerBound - free)
    } else {
      scroll(toLine: max(min(hiddenLines, lines.lowerBound), lines.lowerBound - free))
    }
  }
}
