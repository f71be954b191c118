// MARK: - Walking the list

extension TableView {
  /// The first row or title of the list.
  final var firstItem: ListItem? { item(atOrAfter: .header(section: 0)) }

  /// The last row or title of the list.
  final var lastItem: ListItem? { item(atOrBefore: .footer(section: rowCounts.count - 1)) }

  /// What stands below.
  final func item(after item: ListItem) -> ListItem? {
    switch item {
    case .header(let section):
      self.item(atOrAfter: .row(IndexPath(row: 0, section: section)))
    case .row(let indexPath):
      self.item(atOrAfter: .row(IndexPath(row: indexPath.row + 1, section: indexPath.section)))
    case .footer(let section):
      self.item(atOrAfter: .header(section: section + 1))
    }
  }

  /// What stands above.
  final func item(before item: ListItem) -> ListItem? {
    switch item {
    case .header(let section):
      self.item(atOrBefore: .footer(section: section - 1))
    case .row(let indexPath):
      self.item(atOrBefore: .row(IndexPath(row: indexPath.row - 1, section: indexPath.section)))
    case .footer(let section):
      self.item(atOrBefore: .row(IndexPath(row: rowCounts[section] - 1, section: section)))
    }
  }

  /// The item itself, or the first one below it that is there.
  final func item(atOrAfter item: ListItem) -> ListItem? {
    var item = item
    while true {
      switch item {
      case .header(let section):
        guard section < rowCounts.count else { return nil }
        if title(of: item) != nil { return item }
        item = .row(IndexPath(row: 0, section: section))
      case .row(let indexPath):
        if indexPath.row < rowCounts[indexPath.section] { return item }
        item = .footer(section: indexPath.section)
      case .footer(let section):
        if title(of: item) != nil { return item }
        item = .header(section: section + 1)
      }
    }
  }

  /// The item itself, or the first one above it that is there.
  final func item(atOrBefore item: ListItem) -> ListItem? {
    var item = item
    while true {
      switch item {
      case .footer(let section):
        guard section >= 0 else { return nil }
        if title(of: item) != nil { return item }
        item = .row(IndexPath(row: rowCounts[section] - 1, section: section))
      case .row(let indexPath):
        if indexPath.row >= 0 { return item }
        item = .header(section: indexPath.section)
      case .header(let section):
        if title(of: item) != nil { return item }
        item = .footer(section: section - 1)
      }
    }
  }

  /// The item itself, or where it is gone the one nearest to its place.
  final func nearest(_ item: ListItem) -> ListItem? {
    switch item {
    case .header(let section), .footer(let section):
      guard section < rowCounts.count else { return lastItem }
      return self.item(atOrAfter: item) ?? lastItem
    case .row(let indexPath):
      guard indexPath.section < rowCounts.count else { return lastItem }
      let row = min(indexPath.row, rowCounts[indexPath.section] - 1)
      return self.item(atOrAfter: .row(IndexPath(row: max(0, row), section: indexPath.section)))
        ?? lastItem
    }
  }

  /// The text of a header or footer.
  final func title(of item: ListItem) -> String? {
    switch item {
    case .header(let section): headerTitles[section]
    case .footer(let section): footerTitles[section]
    case .row: nil
    }
  }
}
