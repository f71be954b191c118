// MARK: - Updating

extension UITableView {
  /// Applies a batch and fills the view.
  final func finish(_ updates: BatchUpdates, completions: [() -> Void]) {
    apply(updates)
    pass.completions += completions
    // At the top, only the rows below can come next.
    layOut(announcing: viewport.isAtTop(of: counts) ? .forward : pass.lastDirection)
  }

  /// Adds a change to the open batch, or applies it alone.
  final func change(_ add: (inout BatchUpdates) -> Void) {
    if needsReload { reloadData() }
    guard let alone = batch.add(add) else { return }
    finish(alone.updates, completions: [])
  }
}

// MARK: - Applying a batch

extension UITableView {
  /// Applies a batch to the parts, or stops the program if it does not agree with the counts.
  private func apply(_ updates: BatchUpdates) {
    let updates = updates.sorted()
    let isAtTop = viewport.isAtTop(of: counts)
    let before = counts
    counts = readCounts()
    if let fault = updates.fault(before: before.rows, after: counts.rows) { fatalError(fault) }
    let map = UpdateMap(updates, sectionCount: before.rows.count)
    selection = counts.newSelection(selection, after: updates, in: map)
    if !announced.isEmpty {
      announced = Set(announced.compactMap { counts.newPlace(of: $0, in: map) })
    }
    pass.changes += 1
    let startAtOffset = { (first: ListItem) in
      self.start(atEstimatedLine: before.estimatedLine(of: first) + self.viewport.hiddenLines)
    }
    viewport.update(isAtTop: isAtTop, startAtOffset: startAtOffset) { item in
      guard let old = item.indexPath, before.contains(old),
        let new = counts.newPlace(of: old, in: map)
      else { return nil }
      return (
        .row(new),
        Viewport.RowChange(
          isMoved: map.isMoved(old), isReloaded: map.isReloaded(old),
          isReconfigured: map.isReconfigured(old))
      )
    }
  }
}
