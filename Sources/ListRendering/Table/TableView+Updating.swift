// MARK: - Updating

extension TableView {
  /// Changes several rows and sections at once.
  ///
  /// Within `updates`, change the data, and call the methods that insert, delete, reload, move and
  /// reconfigure, in any order: what goes is named by where it stood before, what comes by where it
  /// stands after (rule 20). Batches may nest; the outermost one applies them all. Where the counts
  /// of the data source and the changes disagree, the program stops with UIKit's message (rule 21).
  ///
  /// The selection follows its row, and the first visible row that stays keeps its line; a list that
  /// shows its beginning goes on showing its beginning (rule 24).
  ///
  /// - Complexity: O(*n*) in the number of sections and changes; cells are asked for only where rows
  ///   come into view or were reloaded.
  public final func performBatchUpdates(_ updates: () -> Void, completion: (() -> Void)? = nil) {
    reloadIfNeeded()
    let isOutermost = batch == nil
    if isOutermost { batch = BatchUpdates() }
    updates()
    if let completion { batchCompletions.append(completion) }
    guard isOutermost, let finished = batch else { return }
    batch = nil
    apply(finished)
    let completions = batchCompletions
    batchCompletions = []
    for completion in completions { completion() }
  }

  /// Shows rows that are new, named by where they stand after the batch.
  public final func insertRows(at indexPaths: [IndexPath]) {
    change { $0.insertedRows += indexPaths.map(RowPlace.init) }
  }

  /// Takes rows away, named by where they stood before the batch.
  public final func deleteRows(at indexPaths: [IndexPath]) {
    change { $0.deletedRows += indexPaths.map(RowPlace.init) }
  }

  /// Asks for the cells of rows anew, named by where they stood before the batch.
  public final func reloadRows(at indexPaths: [IndexPath]) {
    change { $0.reloadedRows += indexPaths.map(RowPlace.init) }
  }

  /// Fills the cells of rows again, without taking them away or preparing them for reuse (rule 23).
  public final func reconfigureRows(at indexPaths: [IndexPath]) {
    change { $0.reconfiguredRows += indexPaths.map(RowPlace.init) }
  }

  /// Shows a row in another place, with the cell it has.
  public final func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    let move = BatchUpdates.Move(from: RowPlace(indexPath), to: RowPlace(newIndexPath))
    change { $0.movedRows.append(move) }
  }

  /// Shows sections that are new, named by where they stand after the batch.
  public final func insertSections(_ sections: [Int]) {
    change { $0.insertedSections += sections }
  }

  /// Takes sections away, named by where they stood before the batch.
  public final func deleteSections(_ sections: [Int]) {
    change { $0.deletedSections += sections }
  }

  /// Counts the rows of sections anew and asks for their cells, named by where they stood before.
  public final func reloadSections(_ sections: [Int]) {
    change { $0.reloadedSections += sections }
  }

  /// Shows a section in another place, with the cells it has.
  public final func moveSection(_ section: Int, toSection newSection: Int) {
    change { $0.movedSections.append(.init(from: section, to: newSection)) }
  }

  /// Notes a change in the open batch, or makes a batch of it alone.
  private func change(_ note: (inout BatchUpdates) -> Void) {
    performBatchUpdates {
      if batch != nil { note(&batch!) }
    }
  }
}
