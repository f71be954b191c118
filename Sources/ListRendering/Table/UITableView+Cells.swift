// MARK: - Registering

extension UITableView {
  /// Returns the number of cells made so far for an identifier.
  public final func createdCellCount(forIdentifier identifier: String) -> Int {
    createdCellCounts[identifier] ?? 0
  }

  /// The number of cells made so far, by identifier.
  public final var createdCellCounts: [String: Int] { cells.createdCounts }
}

// MARK: - Dequeuing

extension UITableView {
  /// Asks the data source for the cell of a row.
  @inline(__always)
  final func cell(
    at indexPath: IndexPath, from dataSource: any UITableViewDataSource
  ) -> UITableViewCell {
    cells.request(at: indexPath) { dataSource.tableView(self, cellForRowAt: indexPath) }
  }

  /// Requests the cells of some rows, visible or not, one after the other.
  ///
  /// After `body`, each cell goes back to the pool. A whole list can therefore be drawn or measured
  /// with one cell of each kind.
  ///
  /// - Complexity: O(*n*) in the number of rows.
  public final func forEachCell(
    at indexPaths: [IndexPath], _ body: @MainActor (IndexPath, UITableViewCell) -> Void
  ) {
    reloadIfNeeded()
    guard let dataSource else { return }
    for indexPath in indexPaths {
      let cell = cell(at: indexPath, from: dataSource)
      body(indexPath, cell)
      cells.enqueue(cell)
    }
  }
}

// MARK: - Asking

extension UITableView {
  /// The elements in view; none if the view has no lines.
  final var visibleElements: [Viewport.Element] {
    reloadIfNeeded()
    return size.height > 0 ? viewport.elements : []
  }

  /// Returns the row at a line of the view, counted from 0 at the upper edge.
  package final func indexPathForRow(atLine line: Int) -> IndexPath? {
    reloadIfNeeded()
    guard line < size.height else { return nil }
    return viewport.element(atLine: line)?.element.item.indexPath
  }
}

// MARK: - Places

extension UITableView {
  /// The line of the first item in view.
  final var firstLine: Int { viewport.elements.first.map { estimatedLine(of: $0.item) } ?? 0 }

  /// Returns the line of the content at which an item begins, and its height.
  final func lines(of item: ListItem) -> (line: Int, height: Int) {
    if let lines = viewport.lines(of: item) {
      return (firstLine + viewport.hiddenLines + lines.line, lines.height)
    }
    var line = estimatedLine(of: item)
    guard let first = viewport.elements.first, first.item < item else {
      return (line, estimatedHeight(of: item))
    }
    // The items in view have their real heights.
    for element in viewport.elements { line += element.height - estimatedHeight(of: element.item) }
    return (line, window == nil ? minimumHeight(of: item) : 1)
  }

  /// Returns the line of an item, if no item above has its real height.
  ///
  /// A row above is estimated to take one line, and a title none. Without a window, as in the test of
  /// a controller, the delegate is asked instead.
  ///
  /// - Complexity: O(*n*) in the number of sections above, or of rows above without a window.
  private func estimatedLine(of item: ListItem) -> Int {
    guard window == nil, let first = counts.first else { return counts.estimatedLine(of: item) }
    var line = counts.estimatedLine(of: first)
    var next: ListItem? = first
    while let current = next, current < item {
      line += minimumHeight(of: current)
      next = counts.item(after: current)
    }
    return line
  }

  private func estimatedHeight(of item: ListItem) -> Int {
    if window == nil { return minimumHeight(of: item) }
    return if case .row = item { 1 } else { item == .refreshControl ? 1 : 0 }
  }

  /// Returns where the view starts if its upper edge is at an estimated line of the content: past
  /// the last row, it shows the end of the list (rule 24).
  final func start(
    atEstimatedLine line: Int
  ) -> (item: ListItem?, placement: Viewport.Placement) {
    let end = counts.estimatedLine(of: .header(section: counts.rows.count))
    guard line > 0, line >= end else { return (counts.item(atEstimatedLine: line), .line(0)) }
    return (counts.last, .above(size.height))
  }

  /// Returns the first item that ends below the beginning of a line of the content, or `nil`.
  final func item(atLine line: Int) -> ListItem? {
    guard let first = counts.first, let last = counts.last else { return nil }
    let endsAbove = { (item: ListItem) in
      let lines = self.lines(of: item)
      return lines.line + lines.height <= line
    }
    guard !endsAbove(last) else { return nil }
    let estimates = counts.estimatedLine(of: first)..<counts.estimatedLine(of: last)
    let found = estimates.firstIndex(notLess: {
      counts.item(atEstimatedLine: $0).map(endsAbove) ?? false
    })
    var item = counts.item(atEstimatedLine: found) ?? last
    // Titles have no estimated lines of their own.
    while let previous = counts.item(before: item), !endsAbove(previous) { item = previous }
    return item
  }

  /// Returns the rows in a part of the content.
  public final func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
    reloadIfNeeded()
    let line = rect.minY.line(rounded: .down)
    let end = max(line + 1, rect.maxY.line(rounded: .up))
    var rows: [IndexPath] = []
    var next = item(atLine: line)
    while let item = next, lines(of: item).line < end {
      if let indexPath = item.indexPath { rows.append(indexPath) }
      next = counts.item(after: item)
    }
    return rows
  }

  /// Returns the place of a header in the content, without a height if the section has none.
  public final func rectForHeader(inSection section: Int) -> CGRect {
    rect(of: .header(section: section), or: rect(forSection: section).minY)
  }

  /// Returns the place of a footer in the content, without a height if the section has none.
  public final func rectForFooter(inSection section: Int) -> CGRect {
    rect(of: .footer(section: section), or: rect(forSection: section).maxY)
  }

  private func rect(of edge: ListItem, or y: CGFloat) -> CGRect {
    guard counts.hasEdge(edge) else {
      return CGRect(x: 0, y: y, width: size.points.width, height: 0)
    }
    let lines = lines(of: edge)
    return rect(of: lines.line..<lines.line + lines.height)
  }

  /// Returns the rectangle of some lines of the content, in points.
  final func rect(of lines: Range<Int>) -> CGRect {
    CGRect(
      x: 0, y: CGFloat(lines: lines.lowerBound), width: size.points.width,
      height: CGFloat(lines: lines.count))
  }
}
