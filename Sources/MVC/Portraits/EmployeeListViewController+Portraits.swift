import EmployeeViews
import Employees
import ListRendering
import TableUpdates

// A cell in view holds the request for its portrait. A request that is released is cancelled.
extension EmployeeListViewController {
  func loadPortrait(for cell: UITableViewCell, at indexPath: IndexPath) {
    guard let cell = cell as? EmployeeInfoCell, let id = employeeID(at: indexPath) else { return }
    loadPortrait(of: id, for: cell)
  }

  func cancelPortrait(for cell: UITableViewCell) {
    (cell as? EmployeeInfoCell)?.portraitRequest = nil
  }

  private func loadPortrait(of id: Employee.ID, for cell: EmployeeInfoCell) {
    guard let portraits else { return }
    cell.portraitRequest = portraits.load(id) { [weak cell] in cell?.content.show($0) }
    cell.content.retryTapped = { [weak self, weak cell] in
      if let cell { self?.loadPortrait(of: id, for: cell) }
    }
  }
}

extension EmployeeListViewController: UITableViewDataSourcePrefetching {
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
    // The list may have become shorter.
    for indexPath in indexPaths where indexPath.row == 0 && indexPath.section < sections.count {
      if let id = employeeID(at: indexPath) { portraits?.prefetch([id]) }
    }
  }
}
