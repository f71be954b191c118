// MARK: - Reloading

extension ListView {
  /// Reads the counts, and removes all items from the view.
  func readAgain() {
    list.needsReload = false
    list.selection = nil
    let edge = isScrolling ? nil : lineAtEdge
    list.removeAll()
    list.counts = readCounts()
    if let edge { list.anchor = anchor(atLine: edge.line, hiding: edge.hidden, knowing: []) }
    countsChanged(by: nil)
  }
}

// MARK: - Updating

extension ListView {
  /// Adds a change to the open batch, or applies it alone.
  func change(_ add: (inout BatchUpdates) -> Void) {
    countIfNeeded()
    // Outside of a batch, the change is one by itself.
    list.batch.begin()
    list.batch.add(add)
    if let alone = list.batch.end() { finish(alone) }
  }

  /// Applies a batch, or stops the program if it does not agree with the counts (rule 21: wrong
  /// batches).
  ///
  /// The selection follows its item, and the scroll offset stays (rule 24: the offset). Items that
  /// stay keep their cells; those that are deleted or reloaded leave the view.
  func finish(_ batch: (updates: BatchUpdates, completions: [() -> Void])) {
    let updates = SortedUpdates(batch.updates)
    let before = list.counts
    let after = readCounts()
    let map: UpdateMap
    do throws(UpdateError) {
      map = try updates.map(before: before.rows, after: after.rows, words: Self.words)
    } catch {
      fatalError(error.message)
    }
    list.selection = after.newSelection(list.selection, after: updates, in: map)
    let target = scrollTarget(after: map, in: after)
    let edge = lineAtEdge
    let known = target == nil && edge != nil ? knownHeights(after: map, in: after) : []
    moveVisible(by: map, in: after)
    list.counts = after
    if let target {
      list.anchor = target
    } else if let edge {
      list.anchor = anchor(atLine: edge.line, hiding: edge.hidden, knowing: known)
    }
    list.afterLayout += batch.completions
    list.setNeedsLayout()
    countsChanged(by: map)
    layOut()
  }

  /// Whether a callback made a change before the row of a scroll had its cell.
  private var isScrolling: Bool {
    guard case .item(let item, _) = list.anchor else { return false }
    return !list.visible.contains { $0.item == item }
  }

  /// Returns the row to which the list is being scrolled, at its index path after a batch; `nil` if
  /// the list is not being scrolled.
  private func scrollTarget(after map: UpdateMap, in after: SectionCounts) -> ListAnchor? {
    guard isScrolling, case .item(let item, let position) = list.anchor, let row = item.indexPath
    else { return nil }
    return newIndexPath(of: row, by: map, in: after).map { .item(.row($0), position) }
      ?? list.anchor
  }

  /// Returns the items in view that stay, at their places after a batch, with their heights before
  /// it.
  private func knownHeights(after map: UpdateMap, in after: SectionCounts) -> [KnownHeight] {
    let known = list.visible.compactMap { visible -> KnownHeight? in
      let new: ListItem? =
        switch visible.item {
        case .refreshControl: .refreshControl
        case .row:
          visible.item.indexPath.flatMap { newIndexPath(of: $0, by: map, in: after) }
            .map(ListItem.row)
        case .header(let section): map.newSection(of: section).map { .header(section: $0) }
        case .footer(let section): map.newSection(of: section).map { .footer(section: $0) }
        }
      guard let new, new.indexPath != nil || after.hasHeaderFooter(new) else { return nil }
      return KnownHeight(item: new, height: visible.frame.lines.count)
    }
    return known.sorted { $0.item < $1.item }
  }

  /// Moves the items in view to their index paths after a batch.
  private func moveVisible(by map: UpdateMap, in after: SectionCounts) {
    var staying: [VisibleItem] = []
    var leaving: [VisibleItem] = []
    for var item in list.visible {
      if let old = item.item.indexPath, !map.isReloaded(old),
        let new = newIndexPath(of: old, by: map, in: after)
      {
        item.item = .row(new)
        item.needsMeasuring = true
        if map.isReconfigured(old) { item.needsReconfiguring = true }
        staying.append(item)
      } else {
        leaving.append(item)
      }
    }
    staying.sort { $0.item < $1.item }
    list.replace(with: staying, leaving: leaving)
  }

  /// Returns the index path of a row after a batch, `nil` if the row does not exist any more.
  private func newIndexPath(
    of old: IndexPath, by map: UpdateMap, in after: SectionCounts
  ) -> IndexPath? {
    // During a layout, the anchor may be a row that the counts do not have.
    list.counts.contains(old) ? after.newIndexPath(of: old, in: map) : nil
  }
}
