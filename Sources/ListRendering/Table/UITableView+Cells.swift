// MARK: - Registering

extension UITableView {
  /// Returns the number of cells made so far for an identifier.
  public final func createdCellCount(forIdentifier identifier: String) -> Int {
    cells.createdCount(identifier)
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
  /// The line of the first item in view; each row above is estimated to take one line.
  final var firstLine: Int {
    viewport.elements.first.map { counts.estimatedLine(of: $0.item) } ?? 0
  }

  /// Returns the line of the content at which an item begins, and its height.
  final func lines(of item: ListItem) -> (line: Int, height: Int) {
    if let lines = viewport.lines(of: item) {
      return (firstLine + viewport.hiddenLines + lines.line, lines.height)
    }
    var line = counts.estimatedLine(of: item)
    if let first = viewport.elements.first, first.item < item {
      // The rows in view have their real heights.
      line += viewport.elements.reduce(0) { $0 + $1.height } - viewport.elements.count
    }
    return (line, 1)
  }

  /// Returns the rectangle of some lines of the content, in points.
  final func rect(of lines: Range<Int>) -> CGRect {
    CGRect(
      x: 0, y: CGFloat(lines: lines.lowerBound), width: size.points.width,
      height: CGFloat(lines: lines.count))
  }
}
