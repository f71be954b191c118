// MARK: - Reusing

extension TableView {
  /// A cell from the pool, else a new one, else `nil` where the name is not registered (rule 8).
  ///
  /// - Complexity: O(*n*) in the number of registrations, which is small; nothing is hashed.
  public final func dequeueReusableCell(withIdentifier identifier: String) -> TableViewCell? {
    guard let number = poolNumber(forIdentifier: identifier) else { return nil }
    let pool = pools[number]
    guard let cell = pool.takeWaiting() else { return pool.makeCell(forPool: number) }
    cell.prepareForReuse()
    return cell
  }

  /// A cell from the pool or a new one, for a row that the data source is asked for.
  ///
  /// The program stops where the name is not registered (rule 9), where there is no such row
  /// (rule 10), and where a cell was taken for the row already in the same request (rule 11).
  ///
  /// - Complexity: O(*n*) in the number of registrations, which is small; nothing is hashed.
  public final func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> TableViewCell {
    reloadIfNeeded()
    guard contains(indexPath) else {
      fatalError("request for a cell at an invalid index path: \(indexPath)")
    }
    if let reconfigured, reconfigured.indexPath == indexPath,
      reconfigured.cell.reuseIdentifier == identifier
    {
      return reconfigured.cell
    }
    if let request, request.indexPath == indexPath {
      guard !request.isServed else {
        fatalError(
          "Attempted to dequeue multiple cells for the same index path, which is not allowed. "
            + "Identifier: \(identifier), index path: \(indexPath)")
      }
      self.request?.isServed = true
    }
    guard let cell = dequeueReusableCell(withIdentifier: identifier) else {
      fatalError(
        "unable to dequeue a cell with identifier \(identifier) - must register a class or a "
          + "factory for the identifier")
    }
    return cell
  }

  /// Asks the data source for the cell of a row.
  final func makeCell(
    at indexPath: IndexPath, from dataSource: any TableViewDataSource
  ) -> TableViewCell {
    request = (indexPath, isServed: false)
    defer { request = nil }
    return dataSource.tableView(self, cellForRowAt: indexPath)
  }

  /// Puts a cell back into its pool, if it still has one.
  final func recycle(_ cell: TableViewCell) {
    if let number = cell.pool { pools[number].put(cell) }
  }

  /// Puts the cells of all visible rows back.
  final func recycleAll() {
    for element in visible.elements { drop(element) }
    visible.removeAll()
  }
}
