import ListRendering
import TableUpdates

/// A cell that begins to load when it comes into view, and stops when it leaves.
protocol LoadingCell: UITableViewCell {
  func willDisplay()
  func didEndDisplaying()
}

/// The view model of a row that can load before it comes into view.
protocol PrefetchingItem: ItemViewModel {
  func prefetch()
}

// MARK: -

extension ViewModelDataSource {
  func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    (cell as? any LoadingCell)?.willDisplay()
  }

  func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    (cell as? any LoadingCell)?.didEndDisplaying()
  }
}

extension ViewModelDataSource: UITableViewDataSourcePrefetching {
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
    for indexPath in indexPaths where indexPath.section < sections.count {
      let items = sections[indexPath.section].items
      // The list may have become shorter.
      guard indexPath.row < items.count else { continue }
      (items[indexPath.row] as? any PrefetchingItem)?.prefetch()
    }
  }
}
