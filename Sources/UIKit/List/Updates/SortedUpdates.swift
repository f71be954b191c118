/// The changes of a batch, sorted by index, and moves by origin.
///
/// Only these are checked and mapped.
nonisolated struct SortedUpdates: Sendable {
  let deletedRows: [IndexPath]
  let insertedRows: [IndexPath]
  let reloadedRows: [IndexPath]
  let reconfiguredRows: [IndexPath]
  let movedRows: [BatchUpdates.Move<IndexPath>]

  let deletedSections: [Int]
  let insertedSections: [Int]
  let reloadedSections: [Int]
  let movedSections: [BatchUpdates.Move<Int>]

  /// Sorts the changes.
  ///
  /// - Complexity: O(*k* log *k*), where *k* is the number of changes.
  init(_ updates: BatchUpdates) {
    deletedRows = updates.deletedRows.sorted()
    insertedRows = updates.insertedRows.sorted()
    reloadedRows = updates.reloadedRows.sorted()
    reconfiguredRows = updates.reconfiguredRows.sorted()
    movedRows = updates.movedRows.sorted { $0.from < $1.from }
    deletedSections = updates.deletedSections.sorted()
    insertedSections = updates.insertedSections.sorted()
    reloadedSections = updates.reloadedSections.sorted()
    movedSections = updates.movedSections.sorted { $0.from < $1.from }
  }
}
