// MARK: - Walking the list

nonisolated extension SectionCounts {
  /// The first item of the list.
  var first: ListItem? { item(atOrAfter: .refreshControl) }

  /// The last item of the list.
  var last: ListItem? { item(atOrBefore: .footer(section: rows.count - 1)) }

  /// Returns the item below another one.
  func item(after item: ListItem) -> ListItem? {
    switch item {
    case .refreshControl: self.item(atOrAfter: .header(section: 0))
    case .header(let section): self.item(atOrAfter: .row(0, section: section))
    case .row(let row, let section): self.item(atOrAfter: .row(row + 1, section: section))
    case .footer(let section): self.item(atOrAfter: .header(section: section + 1))
    }
  }

  /// Returns the item above another one.
  func item(before item: ListItem) -> ListItem? {
    switch item {
    case .refreshControl: nil
    case .header(let section): self.item(atOrBefore: .footer(section: section - 1))
    case .row(let row, let section): self.item(atOrBefore: .row(row - 1, section: section))
    case .footer(let section): self.item(atOrBefore: .row(.max, section: section))
    }
  }

  /// Returns the item if it exists, or else the nearest one.
  func nearest(_ item: ListItem) -> ListItem? {
    switch item {
    case .row(let row, let section) where rows.indices.contains(section):
      self.item(atOrAfter: .row(max(0, min(row, rows[section] - 1)), section: section)) ?? last
    default:
      self.item(atOrAfter: item) ?? last
    }
  }

  /// Returns the item itself if it exists, or else the first one below it.
  private func item(atOrAfter item: ListItem) -> ListItem? {
    var item = item
    while true {
      switch item {
      case .refreshControl:
        if hasRefreshControl { return item }
        item = .header(section: 0)
      case .header(let section):
        guard section < rows.count else { return nil }
        if hasHeaders, hasHeaderFooter(item) { return item }
        item = .row(0, section: section)
      case .row(let row, let section):
        guard section < rows.count else { return nil }
        if row < rows[section] { return item }
        item = .footer(section: section)
      case .footer(let section):
        guard section < rows.count else { return nil }
        if hasFooters, hasHeaderFooter(item) { return item }
        item = .header(section: section + 1)
      }
    }
  }

  /// Returns the item itself if it exists, or else the last one above it.
  private func item(atOrBefore item: ListItem) -> ListItem? {
    var item = item
    while true {
      switch item {
      case .refreshControl:
        return hasRefreshControl ? item : nil
      case .footer(let section):
        guard section >= 0 else { return hasRefreshControl ? .refreshControl : nil }
        guard section < rows.count else { return last }
        if hasFooters, hasHeaderFooter(item) { return item }
        item = .row(rows[section] - 1, section: section)
      case .row(let row, let section):
        guard section < rows.count else { return last }
        let row = min(row, rows[section] - 1)
        if row >= 0 { return .row(row, section: section) }
        item = .header(section: section)
      case .header(let section):
        guard section < rows.count else { return last }
        if hasHeaders, hasHeaderFooter(item) { return item }
        item = .footer(section: section - 1)
      }
    }
  }
}
