import ListRendering
import TableUpdates

/// Receives which rows of a data source come into view and leave it.
protocol ItemDisplayDelegate: AnyObject {
  func willDisplay(_ cell: UITableViewCell, for viewModel: any ItemViewModel)
  func didEndDisplaying(_ cell: UITableViewCell)

  /// Called when a row is about to come into view.
  func prefetch(_ viewModel: any ItemViewModel)
}

// MARK: -

extension ViewModelDataSource {
  func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    displayDelegate?.willDisplay(
      cell, for: sections[indexPath.section].items[indexPath.row])
  }

  func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    displayDelegate?.didEndDisplaying(cell)
  }
}

extension ViewModelDataSource: UITableViewDataSourcePrefetching {
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
    for indexPath in indexPaths where indexPath.section < sections.count {
      let items = sections[indexPath.section].items
      // The list may have become shorter.
      if indexPath.row < items.count { displayDelegate?.prefetch(items[indexPath.row]) }
    }
  }
}
