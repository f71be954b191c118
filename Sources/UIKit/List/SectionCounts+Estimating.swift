// MARK: - Estimating

nonisolated extension SectionCounts {
  /// Returns the smallest height of an item: the fixed height of a header or footer, else a line.
  func estimatedHeight(of item: ListItem) -> Int {
    if case .lines(let count) = viewHeight(of: item) { count } else { 1 }
  }

  /// Estimates the lines of all sections, after headers or footers have changed.
  ///
  /// - Complexity: O(*n*) in the number of sections.
  mutating func estimateLines() {
    var lines = [0]
    lines.reserveCapacity(rows.count + 1)
    var line = 0
    for section in rows.indices {
      line += rows[section]
      if hasHeaders { line += edgeHeight(of: .header(section: section)) }
      if hasFooters { line += edgeHeight(of: .footer(section: section)) }
      lines.append(line)
    }
    sectionLines = lines
  }

  /// Returns the estimated height of a header or footer, 0 if the section has none.
  private func edgeHeight(of item: ListItem) -> Int {
    hasHeaderFooter(item) ? estimatedHeight(of: item) : 0
  }

  /// Returns the line of the content at which an item begins, if all heights are as estimated.
  ///
  /// The refresh control is above the first line, at −1.
  func estimatedLine(of item: ListItem) -> Int {
    guard item != .refreshControl else { return -1 }
    let section = min(item.section, rows.count)
    let line = sectionLines[max(0, section)]
    return switch item {
    case .refreshControl, .header: line
    case .row(let row, _): line + edgeHeight(of: .header(section: section)) + row
    case .footer: sectionLines[min(section + 1, rows.count)] - edgeHeight(of: item)
    }
  }

  /// Returns the item at a line of the content, if all heights are as estimated; `nil` after the end.
  ///
  /// - Complexity: O(log *n*) in the number of sections.
  func item(atEstimatedLine line: Int) -> ListItem? {
    guard line >= 0 else { return first }
    let section = rows.indices.partitioningIndex { sectionLines[$0 + 1] > line }
    guard section < rows.count else { return nil }
    let header = ListItem.header(section: section)
    let row = line - sectionLines[section] - edgeHeight(of: header)
    if row < 0 { return header }
    return row < rows[section] ? .row(row, section: section) : .footer(section: section)
  }
}
