/// The index paths of rows and the indices of sections after a batch.
///
/// The map holds sorted lists of the changes, and finds indices by binary search. Its size depends
/// on the number of changes, not on the number of sections.
nonisolated struct UpdateMap: Sendable {
  /// Consecutive sections that stay next to each other.
  struct Run: Equatable, Sendable {
    /// The numbers of the sections before the batch.
    let before: Range<Int>

    /// The number of the first one after it.
    let after: Int
  }

  /// All sections that were not deleted, in the order before the batch.
  let runs: [Run]

  private let updates: SortedUpdates

  /// The rows that leave each section and those that enter it, each sorted.
  private let departures: [IndexPath]
  private let arrivals: [IndexPath]

  /// Maps a batch that agrees with the row counts.
  ///
  /// - Complexity: O(*k* log *k*), where *k* is the number of changes.
  init(_ updates: SortedUpdates, sectionCount: Int) {
    self.updates = updates
    runs = Self.runs(of: updates, sectionCount: sectionCount)
    departures = (updates.deletedRows + updates.movedRows.map(\.from)).sorted()
    arrivals = (updates.insertedRows + updates.movedRows.map(\.to)).sorted()
  }

  /// Assigns the sections that stay to the indices that no inserted or moved section takes.
  private static func runs(of updates: SortedUpdates, sectionCount: Int) -> [Run] {
    // The sections that leave their index, with the target of a move, and the taken indices.
    var leaving = updates.deletedSections.map { (section: $0, target: Int?.none) }
    var taken = updates.insertedSections
    if !updates.movedSections.isEmpty {
      leaving += updates.movedSections.map { (section: $0.from, target: $0.to) }
      leaving.sort { $0.section < $1.section }
      taken += updates.movedSections.map(\.to)
      taken.sort()
    }
    var runs: [Run] = []
    var section = 0
    var index = 0
    var nextTaken = 0
    /// Adds the sections before a given one.
    func keepSections(before end: Int) {
      while section < end {
        while nextTaken < taken.count, taken[nextTaken] <= index {
          if taken[nextTaken] == index { index += 1 }
          nextTaken += 1
        }
        let room = nextTaken < taken.count ? taken[nextTaken] - index : .max
        let count = min(end - section, room)
        runs.append(Run(before: section..<section + count, after: index))
        section += count
        index += count
      }
    }
    for (leaver, target) in leaving {
      keepSections(before: leaver)
      if let target { runs.append(Run(before: leaver..<leaver + 1, after: target)) }
      section = leaver + 1
    }
    keepSections(before: sectionCount)
    return runs
  }

  // MARK: - Looking up

  /// Returns the new number of a section, or `nil` if it was deleted.
  ///
  /// - Complexity: O(log *k*), where *k* is the number of changed sections.
  func newSection(of section: Int) -> Int? {
    let next = runs.partitioningIndex { $0.before.upperBound > section }
    guard next < runs.count, runs[next].before.contains(section) else { return nil }
    return runs[next].after + section - runs[next].before.lowerBound
  }

  /// Returns the new index path of a row, or `nil` if it is gone.
  ///
  /// A row is gone if it or its section was deleted or its section is reloaded.
  ///
  /// - Complexity: O(log *k*), where *k* is the number of changes.
  func newIndexPath(of old: IndexPath) -> IndexPath? {
    let moves = updates.movedRows
    let move = moves.partitioningIndex { $0.from >= old }
    if move < moves.count, moves[move].from == old { return moves[move].to }
    guard !updates.deletedRows.containsSorted(old), let section = newSection(of: old.section)
    else { return nil }
    if updates.reloadedSections.containsSorted(old.section) { return nil }
    let departed =
      departures.partitioningIndex { $0 >= old }
      - departures.partitioningIndex { $0.section >= old.section }
    return indexPath(ofRow: old.row - departed, in: section)
  }

  /// Returns the index path of a row that stays, by its index among those that stay in its section.
  private func indexPath(ofRow row: Int, in section: Int) -> IndexPath {
    let first = arrivals.partitioningIndex { $0.section >= section }
    let end = arrivals.partitioningIndex { $0.section > section }
    let arrivals = arrivals[first..<end]
    // An arrival comes before the row if at most `row` of the rows that stay fit above the arrival.
    let above = (0..<arrivals.count).partitioningIndex { arrivals[first + $0].row - $0 > row }
    return IndexPath(row: row + above, section: section)
  }

  /// Checks whether a row that stays needs a new cell, by its index path before the batch.
  ///
  /// - Complexity: O(log *k*), where *k* is the number of changes.
  func isReloaded(_ indexPath: IndexPath) -> Bool {
    updates.reloadedRows.containsSorted(indexPath)
  }

  /// Checks whether a row is to be reconfigured, by its index path before the batch.
  ///
  /// - Complexity: O(log *k*), where *k* is the number of changes.
  func isReconfigured(_ indexPath: IndexPath) -> Bool {
    updates.reconfiguredRows.containsSorted(indexPath)
  }
}
