// MARK: - Counting

extension UITableView {
  /// The number of sections; 0 without a data source (rule 2).
  public final var numberOfSections: Int {
    reloadIfNeeded()
    return counts.rows.count
  }

  /// Returns the number of rows of a section, as read at the last reload or batch (rule 3).
  public final func numberOfRows(inSection section: Int) -> Int {
    reloadIfNeeded()
    guard counts.rows.indices.contains(section) else {
      fatalError(
        "section \(section) is out of bounds: there are only \(counts.rows.count) sections")
    }
    return counts.rows[section]
  }

  /// Reads the counts again, clears the selection and fills the view again (rule 4).
  ///
  /// The view starts again at the same index path, or at the beginning if it showed the beginning.
  /// If the list became too short for that, the view shows its end. From inside a callback, the
  /// counts are read at once, and the view is filled after the callback has returned (rule 25).
  ///
  /// - Complexity: O(*n*) in the number of sections.
  public final func reloadData() {
    guard batch == nil else {
      fatalError("reloadData must not be called inside performBatchUpdates")
    }
    readAgain()
    layOut(announcing: .forward)
  }

  final func reloadIfNeeded() {
    if needsReload { reloadData() }
  }

  /// Reads the counts, and starts the view again at its top row.
  final func readAgain() {
    needsReload = false
    let isAtTop = viewport.isAtTop(of: counts)
    counts = readCounts()
    selection = nil
    announced = []
    restart(at: isAtTop ? nil : viewport.top)
  }

  /// Reads the counts and titles from the data source, in the order of rule 3.
  final func readCounts() -> SectionCounts {
    guard let dataSource else { return SectionCounts() }
    let sections = dataSource.numberOfSections(in: self)
    var rows: [Int] = []
    rows.reserveCapacity(sections)
    for section in 0..<sections {
      rows.append(dataSource.tableView(self, numberOfRowsInSection: section))
    }
    var counts = SectionCounts(rows: rows)
    for section in 0..<sections {
      if let title = dataSource.tableView(self, titleForHeaderInSection: section) {
        counts.setHeader(title, ofSection: section)
      }
      if let title = dataSource.tableView(self, titleForFooterInSection: section) {
        counts.setFooter(title, ofSection: section)
      }
    }
    return counts
  }

  /// Stops the program if a row does not exist (rule 16).
  final func checkBounds(of indexPath: IndexPath, to action: String) {
    if let fault = counts.boundsFault(indexPath, action: action) { fatalError(fault) }
  }
}
