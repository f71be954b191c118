import EmployeeViews
import Employees
import ListRendering
import TableUpdates

// A cell in view owns the presenter of its portrait, and releases it when it leaves the view.
extension EmployeeListViewController {
  func showPortrait(in cell: UITableViewCell, at indexPath: IndexPath) {
    guard let cell = cell as? EmployeeInfoCell, let model = cell.model as? EmployeeInfoCellModel
    else { return }
    cell.portraitPresenter = output.portraitPresenter(of: model.id, for: cell)
    cell.portraitPresenter?.viewAppeared()
  }

  func hidePortrait(in cell: UITableViewCell) {
    (cell as? EmployeeInfoCell)?.portraitPresenter = nil
  }
}

extension EmployeeListViewController: UITableViewDataSourcePrefetching {
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
    // The list may have become shorter.
    for indexPath in indexPaths where indexPath.row == 0 && indexPath.section < sections.count {
      let row = sections[indexPath.section].rows.first as? EmployeeInfoCellModel
      if let row { output.employeeApproaches(row.id) }
    }
  }
}

extension EmployeeInfoCell: PortraitViewInput {
  func show(_ portrait: Portrait) {
    content.show(portrait)
    content.retryTapped = { [weak self] in self?.portraitPresenter?.retryTapped() }
  }
}
