/// The number of rows in each section of a table or collection, and the titles of the sections.
///
/// The list reads them from its data source once per reload or batch (rule 3: counts) and walks the
/// list with them. Every method accepts items that do not exist, because a callback may have
/// changed the table since the item was found.
nonisolated struct SectionCounts: Sendable {
  /// The number of rows in each section.
  private(set) var rows: [Int] = []

  /// What is shown above or below a section.
  private struct Edge {
    var title: String?

    /// The height of a view, or of a title with a height of its own: a number of lines, negative for
    /// as many as are drawn.
    var viewHeight: Int?

    /// Whether the delegate hides it with a height of 0.
    var isHidden = false
  }

  // Only existing headers and footers are stored, because most sections have none.
  private var headers: [Int: Edge] = [:]
  private var footers: [Int: Edge] = [:]

  // Each step in the list reads these, and looking into a dictionary takes longer.
  private(set) var hasHeaders = false
  private(set) var hasFooters = false

  /// Whether the refresh control is above the first row.
  var hasRefreshControl = false

  /// The estimated lines at which the sections begin, and the line after the last section.
  private var sectionLines: [Int] = [0]

  /// Creates the counts of an empty table.
  init() {}

  /// Creates counts without titles.
  init(rows: [Int]) {
    self.rows = rows
    estimateLines()
  }

  /// Sets the title above a section.
  mutating func setHeader(_ title: String, ofSection section: Int) {
    headers[section, default: Edge()].title = title
    hasHeaders = true
  }

  /// Sets the title below a section.
  mutating func setFooter(_ title: String, ofSection section: Int) {
    footers[section, default: Edge()].title = title
    hasFooters = true
  }

  /// Notes that a header or footer has a view or a fixed height.
  ///
  /// - Parameters:
  ///   - item: The header or footer.
  ///   - height: The number of lines, negative for as many as are drawn.
  mutating func setView(of item: ListItem, height: Int) {
    if item.isHeader {
      headers[item.section, default: Edge()].viewHeight = height
      hasHeaders = true
    } else {
      footers[item.section, default: Edge()].viewHeight = height
      hasFooters = true
    }
  }

  /// Hides a header or footer, until the views are removed.
  ///
  /// The title is kept, because another delegate may show it.
  mutating func hide(_ item: ListItem) {
    if item.isHeader {
      headers[item.section]?.isHidden = true
    } else {
      footers[item.section]?.isHidden = true
    }
  }

  /// Removes the views and fixed heights of all headers and footers, and shows hidden titles.
  mutating func removeViews() {
    if hasHeaders { Self.removeViews(of: &headers) }
    if hasFooters { Self.removeViews(of: &footers) }
  }

  private static func removeViews(of edges: inout [Int: Edge]) {
    edges = edges.compactMapValues { edge in edge.title.map { Edge(title: $0) } }
  }

  /// Returns the height of a header or footer with a view or a height of its own.
  ///
  /// - Returns: A negative number for as many lines as are drawn, `nil` for a title alone.
  func viewHeight(of item: ListItem) -> Int? { edge(of: item)?.viewHeight }

  /// Returns the text of a header or footer, or `nil` if the item has no title.
  func title(of item: ListItem) -> String? { edge(of: item)?.title }

  /// Checks whether a section has this header or footer.
  func hasEdge(_ item: ListItem) -> Bool { edge(of: item) != nil }

  private func edge(of item: ListItem) -> Edge? {
    let edge: Edge? =
      switch item {
      case .header(let section): hasHeaders ? headers[section] : nil
      case .footer(let section): hasFooters ? footers[section] : nil
      case .row, .refreshControl: nil
      }
    return edge?.isHidden == true ? nil : edge
  }

  /// Checks whether a row exists.
  func contains(row: Int, section: Int) -> Bool {
    rows.indices.contains(section) && 0..<rows[section] ~= row
  }

  /// Checks whether a row exists.
  func contains(_ indexPath: IndexPath) -> Bool {
    contains(row: indexPath.row, section: indexPath.section)
  }

  /// Returns the number of rows in a section, 0 if it does not exist.
  func rowCount(ofSection section: Int) -> Int {
    section < rows.count ? rows[section] : 0
  }

  /// Returns the number of rows in a section; if it does not exist, stops the program.
  func rowCount(ofExisting section: Int) -> Int {
    guard rows.indices.contains(section) else {
      fatalError("section \(section) is out of bounds: there are only \(rows.count) sections")
    }
    return rows[section]
  }

  /// Returns the index path of a row after a batch, or `nil` if the row is gone.
  func newIndexPath(of indexPath: IndexPath, in map: UpdateMap) -> IndexPath? {
    map.indexPath(after: indexPath).flatMap { contains($0) ? $0 : nil }
  }

  /// Returns the selection after a batch; a reloaded row loses it (rule 27: reloaded rows).
  func newSelection(
    _ selected: IndexPath?, after updates: SortedUpdates, in map: UpdateMap
  ) -> IndexPath? {
    selected.flatMap {
      updates.reloadedRows.containsSorted($0) ? nil : newIndexPath(of: $0, in: map)
    }
  }

  /// Returns the message for a row that does not exist, or `nil` if the row exists (rule 16:
  /// missing rows).
  func boundsFault(
    _ indexPath: IndexPath, action: String, words: ListWords = .table
  ) -> String? {
    guard rows.indices.contains(indexPath.section) else {
      return "Attempted to \(action) an out-of-bounds section (\(indexPath.section)) when there "
        + "are only \(rows.count) sections."
    }
    guard contains(indexPath) else {
      return "Attempted to \(action) an out-of-bounds \(words.item) (\(indexPath.row)) when there "
        + "are only \(rows[indexPath.section]) \(words.item)s in section \(indexPath.section)."
    }
    return nil
  }
}

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
        if hasHeaders, hasEdge(item) { return item }
        item = .row(0, section: section)
      case .row(let row, let section):
        guard section < rows.count else { return nil }
        if row < rows[section] { return item }
        item = .footer(section: section)
      case .footer(let section):
        guard section < rows.count else { return nil }
        if hasFooters, hasEdge(item) { return item }
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
        if hasFooters, hasEdge(item) { return item }
        item = .row(rows[section] - 1, section: section)
      case .row(let row, let section):
        guard section < rows.count else { return last }
        let row = min(row, rows[section] - 1)
        if row >= 0 { return .row(row, section: section) }
        item = .header(section: section)
      case .header(let section):
        guard section < rows.count else { return last }
        if hasHeaders, hasEdge(item) { return item }
        item = .footer(section: section - 1)
      }
    }
  }
}

// MARK: - Estimating

nonisolated extension SectionCounts {
  /// Returns the smallest height of an item: the fixed height of a header or footer, else a line.
  func estimatedHeight(of item: ListItem) -> Int {
    if case .row = item { 1 } else { max(1, viewHeight(of: item) ?? 1) }
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
    hasEdge(item) ? estimatedHeight(of: item) : 0
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
    let section = rows.indices.firstIndex(notLess: { sectionLines[$0 + 1] <= line })
    guard section < rows.count else { return nil }
    let header = ListItem.header(section: section)
    let row = line - sectionLines[section] - edgeHeight(of: header)
    if row < 0 { return header }
    return row < rows[section] ? .row(row, section: section) : .footer(section: section)
  }
}
