// MARK: - Updating

extension UITableView {
  /// Applies several changes of rows and sections at once.
  ///
  /// In `updates`, change the data and call the methods that insert, delete, reload, move and
  /// reconfigure, in any order. Deleted rows are named by their place before the batch, inserted
  /// rows by their place after it (rule 20). Batches may nest; the outermost one applies all
  /// changes. If the counts of the data source do not agree with the changes, the program stops
  /// with UIKit's message (rule 21).
  ///
  /// The selection follows its row, and the first visible row that stays keeps its line. A list
  /// that shows its beginning still shows it afterwards (rule 24). From inside a callback, the
  /// changes are applied at once, and the view is filled after the callback has returned (rule 25).
  ///
  /// - Complexity: O(*n*) in the number of sections and changes. Cells are requested only for rows
  ///   that come into view or are reloaded.
  public final func performBatchUpdates(_ updates: () -> Void, completion: (() -> Void)? = nil) {
    reloadIfNeeded()
    let isOutermost = batch == nil
    if isOutermost { batch = (BatchUpdates(), []) }
    updates()
    if let completion { batch?.completions.append(completion) }
    guard isOutermost, let finished = batch else { return }
    batch = nil
    apply(finished.updates)
    pass.completions += finished.completions
    layOut()
  }

  /// Shows new rows, named by their place after the batch.
  public final func insertRows(at indexPaths: [IndexPath]) {
    change { $0.insertedRows += indexPaths }
  }

  /// Removes rows, named by their place before the batch.
  public final func deleteRows(at indexPaths: [IndexPath]) {
    change { $0.deletedRows += indexPaths }
  }

  /// Requests new cells for rows, named by their place before the batch.
  ///
  /// A reloaded row loses the selection (rule 27).
  public final func reloadRows(at indexPaths: [IndexPath]) {
    change { $0.reloadedRows += indexPaths }
  }

  /// Fills the cells of rows again, without replacing or preparing them for reuse (rule 23).
  public final func reconfigureRows(at indexPaths: [IndexPath]) {
    change { $0.reconfiguredRows += indexPaths }
  }

  /// Moves a row to another place, with its cell.
  public final func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change { $0.movedRows.append(.init(from: indexPath, to: newIndexPath)) }
  }

  /// Shows new sections, named by their place after the batch.
  public final func insertSections(_ sections: [Int]) {
    change { $0.insertedSections += sections }
  }

  /// Removes sections, named by their place before the batch.
  public final func deleteSections(_ sections: [Int]) {
    change { $0.deletedSections += sections }
  }

  /// Counts the rows of sections again, and requests new cells.
  ///
  /// The sections are named by their place before the batch.
  ///
  /// A row of a reloaded section loses the selection (rule 27).
  public final func reloadSections(_ sections: [Int]) {
    change { $0.reloadedSections += sections }
  }

  /// Moves a section to another place, with its cells.
  public final func moveSection(_ section: Int, toSection newSection: Int) {
    change { $0.movedSections.append(.init(from: section, to: newSection)) }
  }

  /// Applies section changes in one batch.
  ///
  /// Does nothing if there are none. The data source must return the new list already. A table that
  /// has not read any counts reads those of the new list.
  public final func apply(_ changes: SectionChanges) {
    guard !changes.isEmpty else { return }
    guard !needsReload else { return reloadData() }
    change {
      $0.identifiesSections = true
      $0.deletedSections += changes.deletes
      $0.insertedSections += changes.inserts
      $0.reloadedSections += changes.reloads
      $0.movedSections += changes.moves.map { .init(from: $0.from, to: $0.to) }
    }
  }

  /// Adds a change to the open batch, or applies it alone.
  private func change(_ add: (inout BatchUpdates) -> Void) {
    performBatchUpdates {
      if batch != nil { add(&batch!.updates) }
    }
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
    selection = selection.flatMap { selected in
      updates.reloadedRows.containsSorted(selected) ? nil : newPlace(of: selected, in: map)
    }
    if !announced.isEmpty {
      announced = Set(announced.compactMap { newPlace(of: $0, in: map) })
    }
    pass.changes += 1
    viewport.update(isAtTop: isAtTop) { item in
      guard let old = item.indexPath, before.contains(old), let new = newPlace(of: old, in: map)
      else { return nil }
      return (
        .row(new),
        Viewport.RowChange(
          isMoved: map.isMoved(old), isReloaded: map.isReloaded(old),
          isReconfigured: map.isReconfigured(old))
      )
    }
  }

  /// Returns the place of a row after a batch, `nil` if it is gone.
  private func newPlace(of indexPath: IndexPath, in map: UpdateMap) -> IndexPath? {
    map.indexPath(after: indexPath).flatMap { counts.contains($0) ? $0 : nil }
  }
}
