import EmployeeViews
import ListRendering
import TableUpdates

/// A cell that begins to load when it comes into view, and stops when it leaves.
protocol LoadingCell: UITableViewCell {
  func willDisplay()
  func didEndDisplaying()
}

/// A factory that can load what a row needs before the row comes into view.
protocol PrefetchingCellFactory: AdaptedCellFactory {
  func prefetch(_ viewModel: any AdaptedCellViewModel)
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
    guard let factory = cellFactory as? any PrefetchingCellFactory else { return }
    for indexPath in indexPaths where indexPath.section < sections.count {
      let cells = sections[indexPath.section].cells
      // The list may have become shorter.
      if indexPath.row < cells.count { factory.prefetch(cells[indexPath.row]) }
    }
  }
}
