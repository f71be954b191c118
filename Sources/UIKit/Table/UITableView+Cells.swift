import TerminalDrawing

// MARK: - Registering

extension UITableView {
  /// Returns the number of cells made so far for an identifier.
  package final func createdCellCount(forIdentifier identifier: String) -> Int {
    createdCellCounts[identifier] ?? 0
  }

  /// The number of cells made so far, by identifier.
  package final var createdCellCounts: [String: Int] { list.cells.createdCounts }
}

// MARK: - Dequeuing

extension UITableView {
  /// Asks the data source for the cell of a row.
  @inline(__always)
  final func cell(
    at indexPath: IndexPath, from dataSource: any UITableViewDataSource
  ) -> UITableViewCell {
    list.cells.request(at: indexPath) { dataSource.tableView(self, cellForRowAt: indexPath) }
  }

  /// Requests the cells of some rows, visible or not, one after the other.
  ///
  /// After `body`, each cell goes back to the pool. A whole list can therefore be drawn or measured
  /// with one cell of each kind.
  ///
  /// - Complexity: O(*n*) in the number of rows.
  package final func forEachCell(
    at indexPaths: [IndexPath], _ body: @MainActor (IndexPath, UITableViewCell) -> Void
  ) {
    reloadIfNeeded()
    guard let dataSource else { return }
    for indexPath in indexPaths {
      let cell = cell(at: indexPath, from: dataSource)
      body(indexPath, cell)
      list.cells.enqueue(cell)
    }
  }
}

// MARK: - Asking

extension UITableView {
  /// Returns the row at a line of the view, counted from 0 at the upper edge.
  package final func indexPathForRow(atLine line: Int) -> IndexPath? {
    visibleItem(at: Point(column: 0, line: line))?.item.indexPath
  }
}
