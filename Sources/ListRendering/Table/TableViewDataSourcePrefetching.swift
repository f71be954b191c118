/// The one who is told which rows will be needed soon, and may make them ready.
public protocol TableViewDataSourcePrefetching: AnyObject {
  /// Tells which rows come next, nearest first.
  func tableView(_ tableView: TableView, prefetchRowsAt indexPaths: [IndexPath])

  /// Tells which of the announced rows will not come after all.
  func tableView(_ tableView: TableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
}

// MARK: -

extension TableViewDataSourcePrefetching {
  /// Takes nothing back.
  public func tableView(
    _ tableView: TableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]
  ) {}
}
