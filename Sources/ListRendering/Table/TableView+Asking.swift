// MARK: - Asking

extension TableView {
  /// The cell of a visible row, `nil` for a row that is not in view (rule 15).
  public final func cellForRow(at indexPath: IndexPath) -> TableViewCell? {
    reloadIfNeeded()
    return size.height > 0 ? visible.elements.first { $0.indexPath == indexPath }?.cell : nil
  }

  /// The rows in view, from top to bottom (rule 15).
  public final var indexPathsForVisibleRows: [IndexPath] {
    reloadIfNeeded()
    return size.height > 0 ? visible.elements.compactMap(\.indexPath) : []
  }

  /// The cells in view, from top to bottom (rule 15).
  public final var visibleCells: [TableViewCell] {
    reloadIfNeeded()
    return size.height > 0 ? visible.elements.compactMap(\.cell) : []
  }

  /// The row that a visible cell shows, `nil` for a cell that is not in view (rule 15).
  public final func indexPath(for cell: TableViewCell) -> IndexPath? {
    reloadIfNeeded()
    return size.height > 0 ? visible.elements.first { $0.cell === cell }?.indexPath : nil
  }

  /// The row in view at a line of the table, counted from 0 at its upper edge.
  public final func indexPathForRow(atLine line: Int) -> IndexPath? {
    reloadIfNeeded()
    guard line < size.height else { return nil }
    return visible.element(atLine: line)?.element.indexPath
  }

  /// Asks the data source for the cells of some rows, wherever they stand, one after the other.
  ///
  /// Each cell goes back to its pool after `body`, as if its row had scrolled through the view. Whole
  /// lists are drawn and measured in this way with one cell of each kind.
  ///
  /// - Complexity: O(*n*) in the number of rows.
  public final func forEachCell(
    at indexPaths: [IndexPath], _ body: @MainActor (IndexPath, TableViewCell) -> Void
  ) {
    reloadIfNeeded()
    guard let dataSource else { return }
    for indexPath in indexPaths {
      let cell = makeCell(at: indexPath, from: dataSource)
      body(indexPath, cell)
      recycle(cell)
    }
  }
}
