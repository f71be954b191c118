// MARK: - Counting

extension TableView {
  /// The number of sections; 0 without a data source (rule 2).
  public final var numberOfSections: Int {
    reloadIfNeeded()
    return rowCounts.count
  }

  /// The number of rows of one section, as it was counted at the last reload (rule 3).
  public final func numberOfRows(inSection section: Int) -> Int {
    reloadIfNeeded()
    guard rowCounts.indices.contains(section) else {
      fatalError("section \(section) is out of bounds: there are only \(rowCounts.count) sections")
    }
    return rowCounts[section]
  }

  /// Reads the counts again and shows the visible rows again (rule 4).
  ///
  /// The list stays at the row that stood at the top, or as near to it as its new length allows. The
  /// counts are read first, then cells are asked for, of visible rows only (rule 3).
  ///
  /// - Complexity: O(*n*) in the number of sections.
  public final func reloadData() {
    guard batch == nil else {
      fatalError("reloadData must not be called inside performBatchUpdates")
    }
    needsReload = false
    let hiddenLines = visible.hiddenLines
    let top = isAtTop ? nil : visible.first?.item
    selection = nil
    recycleAll()
    readCounts()
    show(from: top, hiding: hiddenLines)
    prefetched = []
    prefetch(forward: true)
  }

  /// Tells whether the view shows the beginning of the list.
  final var isAtTop: Bool {
    visible.hiddenLines == 0 && visible.first?.item == firstItem
  }

  /// Reads the counts again before they are next needed.
  final func setNeedsReload() {
    needsReload = true
  }

  final func reloadIfNeeded() {
    if needsReload { reloadData() }
  }

  final func readCounts() {
    rowCounts = []
    headerTitles = [:]
    footerTitles = [:]
    guard let dataSource else { return }
    let sections = dataSource.numberOfSections(in: self)
    var counts: [Int] = []
    counts.reserveCapacity(sections)
    for section in 0..<sections {
      counts.append(dataSource.tableView(self, numberOfRowsInSection: section))
    }
    rowCounts = counts
    for section in 0..<sections {
      headerTitles[section] = dataSource.tableView(self, titleForHeaderInSection: section)
      footerTitles[section] = dataSource.tableView(self, titleForFooterInSection: section)
    }
  }

  /// Tells whether there is such a row.
  final func contains(_ indexPath: IndexPath) -> Bool {
    rowCounts.indices.contains(indexPath.section)
      && 0..<rowCounts[indexPath.section] ~= indexPath.row
  }
}
