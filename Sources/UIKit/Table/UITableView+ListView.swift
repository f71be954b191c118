import TerminalDrawing

extension UITableView: ListView {
  static var words: ListWords { .table }

  final func readCounts() -> SectionCounts {
    guard let dataSource else {
      var counts = SectionCounts()
      counts.hasRefreshControl = refreshLines > 0
      return counts
    }
    // The order of rule 3.
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

  final func countsChanged(by map: UpdateMap?) {
    guard let map else {
      announced = []
      scrollsBackward = false
      return
    }
    // At the top, only the rows below can come next.
    if list.anchor == .beginning { scrollsBackward = false }
    guard !announced.isEmpty else { return }
    announced = Set(announced.compactMap { list.counts.newIndexPath(of: $0, in: map) })
  }

  final func requestView(of item: ListItem) -> UIView? {
    guard let indexPath = item.indexPath else {
      return sectionView(of: item) ?? titleView(of: item)
    }
    guard let dataSource else {
      // The data source was released, and a table without a data source has no sections (rule 2:
      // sections).
      list.setNeedsReload()
      return nil
    }
    return cell(at: indexPath, from: dataSource)
  }

  final func height(of item: ListItem, showing view: UIView?, in frame: ItemFrame) -> Int {
    guard case .row(let row, let section) = item, let cell = cell(item, view) else {
      return height(of: item, showing: view)
    }
    return height(ofRowAt: IndexPath(row: row, section: section), from: delegate)
      ?? lineCount(of: cell, width: size.width)
  }

  final func contentFrame(of item: ListItem) -> CGRect? { rect(of: lines(of: item)) }

  final func willDisplay(_ cell: UITableViewCell, at indexPath: IndexPath) {
    delegate?.tableView(self, willDisplay: cell, forRowAt: indexPath)
  }

  final func didEndDisplaying(_ cell: UITableViewCell, at indexPath: IndexPath) {
    delegate?.tableView(self, didEndDisplaying: cell, forRowAt: indexPath)
  }

  final func didLayOut() {
    announceRows()
  }
}
