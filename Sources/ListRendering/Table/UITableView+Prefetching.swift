// MARK: - Prefetching

extension UITableView {
  /// Tells the prefetching data source which rows are needed next, nearest first.
  ///
  /// Announces as many rows as items are in view, in the direction of the last scroll. Cancels
  /// announced rows that were not shown and are no longer ahead.
  final func announceRows() {
    guard let prefetchDataSource, !list.visible.isEmpty else { return }
    var ahead: [IndexPath] = []
    var item = scrollsBackward ? list.visible.first?.item : list.visible.last?.item
    while ahead.count < list.visible.count, let current = item {
      item = scrollsBackward ? list.counts.item(before: current) : list.counts.item(after: current)
      if let indexPath = item?.indexPath { ahead.append(indexPath) }
    }
    let shown = list.visible.compactMap(\.item.indexPath)
    let cancelled = announced.subtracting(ahead).subtracting(shown)
    let new = ahead.filter { !announced.contains($0) }
    announced = Set(ahead)
    let changeCount = list.changeCount
    if !cancelled.isEmpty {
      prefetchDataSource.tableView(self, cancelPrefetchingForRowsAt: cancelled.sorted())
    }
    guard changeCount == list.changeCount, !new.isEmpty else { return }
    prefetchDataSource.tableView(self, prefetchRowsAt: new)
  }
}
