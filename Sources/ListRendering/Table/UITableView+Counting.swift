// MARK: - Counting

extension UITableView {
  /// Reads the counts and fills the view, if one of the two must be done before the next use.
  final func reloadIfNeeded() {
    if needsReload {
      reloadData()
    } else if needsLayout, !batch.isOpen {
      layOut()
    }
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
    guard let dataSource else {
      var counts = SectionCounts()
      counts.hasRefreshControl = refreshLines > 0
      return counts
    }
    let sections = dataSource.numberOfSections(in: self)
    var rows: [Int] = []
    rows.reserveCapacity(sections)
    for section in 0..<sections {
      rows.append(dataSource.tableView(self, numberOfRowsInSection: section))
    }
    var counts = SectionCounts(rows: rows)
    counts.hasRefreshControl = refreshLines > 0
    for section in 0..<sections {
      if let title = dataSource.tableView(self, titleForHeaderInSection: section) {
        counts.setHeader(title, ofSection: section)
      }
      if let title = dataSource.tableView(self, titleForFooterInSection: section) {
        counts.setFooter(title, ofSection: section)
      }
    }
    readHeaders(into: &counts)
    return counts
  }

  /// Stops the program if a row does not exist (rule 16).
  final func checkBounds(of indexPath: IndexPath, to action: String) {
    if let fault = counts.boundsFault(indexPath, action: action) { fatalError(fault) }
  }
}
