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
  /// Returns a waiting or new cell, or `nil` without a registration (rule 8).
  ///
  /// A cell that the data source made itself waits under its own identifier after it has left the
  /// view, so that `dequeueReusableCell(withIdentifier:) ?? Cell(…)` reuses it (rule 26).
  ///
  /// - Complexity: O(*n*) in the number of registrations, which is small; nothing is hashed.
  public final func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    cells.dequeue(identifier)
  }

  /// Returns a waiting or new cell for the row that is being requested.
  ///
  /// The program stops if the identifier is not registered (rule 9), if the row does not exist
  /// (rule 10), or if the same request has already dequeued a cell (rule 11).
  ///
  /// - Complexity: O(*n*) in the number of registrations, which is small; nothing is hashed.
  public final func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell {
    // A requested row exists, or it existed when the request began. If the data source has changed
    // the table since then, the cell is not shown (rule 25).
    if let cell = cells.dequeueRequested(identifier, for: indexPath) { return cell }
    reloadIfNeeded()
    guard counts.contains(indexPath) else {
      fatalError("request for a cell at an invalid index path: \(indexPath)")
    }
    return cells.dequeueRegistered(identifier)
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
      let cell = cells.requestCell(at: indexPath, from: dataSource, for: self)
      body(indexPath, cell)
      cells.enqueue(cell)
    }
  }
}

// MARK: - Asking

extension UITableView {
  /// The elements in view; none if the view has no lines.
  private var visibleElements: [Viewport.Element] {
    reloadIfNeeded()
    return size.height > 0 ? viewport.elements : []
  }

  /// Returns the cell of a visible row, `nil` for any other row (rule 15).
  public final func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    let item = ListItem.row(indexPath)
    return visibleElements.first { $0.item == item }?.cell
  }

  /// The rows in view, from top to bottom (rule 15).
  public final var indexPathsForVisibleRows: [IndexPath] {
    visibleElements.compactMap(\.item.indexPath)
  }

  /// The cells in view, from top to bottom (rule 15).
  public final var visibleCells: [UITableViewCell] {
    visibleElements.compactMap(\.cell)
  }

  /// Returns the row that a visible cell shows, `nil` for any other cell (rule 15).
  public final func indexPath(for cell: UITableViewCell) -> IndexPath? {
    visibleElements.first { $0.cell === cell }?.item.indexPath
  }

  /// Returns the row at a line of the view, counted from 0 at the upper edge.
  public final func indexPathForRow(atLine line: Int) -> IndexPath? {
    reloadIfNeeded()
    guard line < size.height else { return nil }
    return viewport.element(atLine: line)?.element.item.indexPath
  }
}
