// MARK: - Prefetching

extension TableView {
  /// Tells the prefetching data source which rows will be needed next, nearest first.
  ///
  /// As many rows are announced as rows and titles are in view, in the direction of the last scroll;
  /// rows that are no longer ahead and were not shown are taken back.
  final func prefetch(forward: Bool) {
    guard let prefetchDataSource, !visible.isEmpty else { return }
    var ahead: [IndexPath] = []
    var item = forward ? visible.last?.item : visible.first?.item
    while ahead.count < visible.elements.count, let current = item {
      item = forward ? self.item(after: current) : self.item(before: current)
      if case .row(let indexPath)? = item { ahead.append(indexPath) }
    }
    let shown = visible.elements.compactMap(\.indexPath)
    let cancelled = prefetched.subtracting(ahead).subtracting(shown)
    let announced = ahead.filter { !prefetched.contains($0) }
    prefetched = Set(ahead)
    if !cancelled.isEmpty {
      prefetchDataSource.tableView(self, cancelPrefetchingForRowsAt: cancelled.sorted())
    }
    if !announced.isEmpty { prefetchDataSource.tableView(self, prefetchRowsAt: announced) }
  }
}
