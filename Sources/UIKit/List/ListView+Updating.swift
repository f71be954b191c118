// MARK: - Reloading

extension ListView {
  /// Reads the counts, and removes all items from the view.
  func readAgain() {
    list.needsReload = false
    list.selection = nil
    list.removeAll()
    list.counts = readCounts()
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
  /// The selection and the anchor follow their items. Items that stay keep their cells; those that
  /// are deleted or reloaded leave the view.
  func finish(_ batch: (updates: BatchUpdates, completions: [() -> Void])) {
    let updates = SortedUpdates(batch.updates)
    let before = list.counts
    let after = readCounts()
    let map: UpdateMap
    do throws(UpdateFault) {
      map = try updates.map(before: before.rows, after: after.rows, words: Self.words)
    } catch {
      fatalError(error.message)
    }
    list.selection = after.newSelection(list.selection, after: updates, in: map)
    list.anchor = anchor(after: map, in: after)
    moveVisible(by: map, in: after)
    list.counts = after
    list.afterLayout += batch.completions
    list.setNeedsLayout()
    countsChanged(by: map)
    layOut()
  }

  /// Returns the anchor after a batch: the first visible row that stays, at the position of the
  /// first visible row before the batch (rule 24: the list does not jump).
  ///
  /// A row that moves is the anchor only if no other row stays. Without one, the anchor is the same
  /// index path, as after a reload.
  private func anchor(after map: UpdateMap, in after: SectionCounts) -> ListAnchor {
    guard list.anchor != .beginning else { return .beginning }
    let visible = list.visible.filter { $0.item.indexPath != nil }
    var rows = visible.compactMap(\.item.indexPath)
    var position = visible.first.map { ListAnchor.Position.line($0.frame.lines.lowerBound) }
    // A callback may make a batch before the row of a scroll has its cell.
    if case .item(let item, let target) = list.anchor, let row = item.indexPath, !rows.contains(row)
    {
      rows.insert(row, at: 0)
      position = target
    }
    let staying = rows.filter { newIndexPath(of: $0, by: map, in: after) != nil }
    if let position, let kept = staying.first(where: { !map.isMoved($0) }) ?? staying.first,
      let indexPath = newIndexPath(of: kept, by: map, in: after)
    {
      return .item(.row(indexPath), position)
    }
    return list.anchor
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
