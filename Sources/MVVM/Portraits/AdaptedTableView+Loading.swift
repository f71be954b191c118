import EmployeeViews
import ListRendering
import TableUpdates

/// A cell that begins to load when it comes into view, and stops when it leaves.
protocol LoadingCell: UITableViewCell {
  func willDisplay()
  func didEndDisplaying()
}

/// The view model of a row that can load before it comes into view.
protocol PrefetchingCellViewModel: AdaptedCellViewModel {
  func prefetch()
}

// MARK: -

extension AdaptedTableView {
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

extension AdaptedTableView: UITableViewDataSourcePrefetching {
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
    for indexPath in indexPaths where indexPath.section < sections.count {
      let cells = sections[indexPath.section].cells
      // The list may have become shorter.
      guard indexPath.row < cells.count else { continue }
      (cells[indexPath.row] as? any PrefetchingCellViewModel)?.prefetch()
    }
  }
}
