// MARK: - Prefetching

extension UITableView {
  /// Tells the prefetching data source which rows are needed next, nearest first.
  ///
  /// Announces as many rows as items are in view, in the direction of the last scroll. Cancels
  /// announced rows that were not shown and are no longer ahead.
  final func announceRows() {
    let visible = list.visible
    let counts = list.counts
    guard let prefetchDataSource, !visible.isEmpty else { return }
    var ahead: [IndexPath] = []
    ahead.reserveCapacity(visible.count)
    var item = scrollsBackward ? visible.first?.item : visible.last?.item
    while ahead.count < visible.count, let current = item {
      item = scrollsBackward ? counts.item(before: current) : counts.item(after: current)
      if let indexPath = item?.indexPath { ahead.append(indexPath) }
    }
    var cancelled = announced.subtracting(ahead)
    for index in visible.indices where !cancelled.isEmpty {
      if let indexPath = visible[index].item.indexPath { cancelled.remove(indexPath) }
    }
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
