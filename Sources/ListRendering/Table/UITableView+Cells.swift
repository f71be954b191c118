// MARK: - Registering

extension UITableView {
  /// Registers a class of cells under an identifier.
  ///
  /// Registering an identifier again replaces the earlier registration. An empty identifier stops
  /// the program (rule 7).
  public final func register(
    _ cellClass: UITableViewCell.Type, forCellReuseIdentifier identifier: String
  ) {
    register(forCellReuseIdentifier: identifier) { cellClass.init(reuseIdentifier: $0) }
  }

  /// Registers a closure that makes cells, as UIKit registers a nib.
  ///
  /// The closure runs once per cell, so that it is the place to connect the cell's buttons.
  ///
  /// Registering an identifier again replaces the earlier registration. An empty identifier stops
  /// the program (rule 7).
  ///
  /// - Parameters:
  ///   - identifier: The reuse identifier.
  ///   - makeCell: Makes a cell with the given identifier.
  public final func register(
    forCellReuseIdentifier identifier: String, makeCell: @escaping (String) -> UITableViewCell
  ) {
    cells.register(identifier, make: makeCell)
  }

  /// Returns the number of cells made so far for an identifier.
  public final func createdCellCount(forIdentifier identifier: String) -> Int {
    cells.createdCount(identifier)
  }

  /// The number of cells made so far, by identifier.
  public final var createdCellCounts: [String: Int] { cells.createdCounts }
}

// MARK: - Dequeuing

extension UITableView {
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
      let cell = cells.requestCell(at: indexPath, from: dataSource, for: self)
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
  public final func indexPathForRow(atLine line: Int) -> IndexPath? {
    reloadIfNeeded()
    guard line < size.height else { return nil }
    return viewport.element(atLine: line)?.element.item.indexPath
  }
}
