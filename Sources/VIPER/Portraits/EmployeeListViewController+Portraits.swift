import EmployeeViews
import Employees
import ListRendering
import TableUpdates

// A cell in view owns the presenter of its portrait, and releases it when it leaves the view.
extension EmployeeListViewController {
  func showPortrait(in cell: UITableViewCell, at indexPath: IndexPath) {
    guard let cell = cell as? EmployeeInfoCell,
      let id = sections[indexPath.section].identifier.employeeID
    else { return }
    output.employeeAppeared(id, in: cell)
    cell.portraitOutput?.viewAppeared()
  }

  func hidePortrait(in cell: UITableViewCell) {
    (cell as? EmployeeInfoCell)?.portraitOutput = nil
  }
}

extension EmployeeListViewController: UITableViewDataSourcePrefetching {
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
    // The list may have become shorter.
    for indexPath in indexPaths where indexPath.row == 0 && indexPath.section < sections.count {
      if let id = sections[indexPath.section].identifier.employeeID {
        output.employeeApproaches(id)
      }
    }
  }
}

extension EmployeeInfoCell: PortraitViewInput {
  func show(_ portrait: Portrait) {
    content.show(portrait)
    content.retryTapped = { [weak self] in self?.portraitOutput?.retryTapped() }
  }
}
