import EmployeeViews
import Employees
import ListRendering
import TableUpdates

extension EmployeeInfoCell: PortraitView {
  func show(_ portrait: Portrait) {
    content.show(portrait)
  }
}

// A cell in view owns the presenter of its portrait, and releases it when it leaves the view.
extension EmployeeListViewController {
  func showPortrait(in cell: UITableViewCell, at indexPath: IndexPath) {
    guard let cell = cell as? EmployeeInfoCell, let id = employeeID(at: indexPath) else { return }
    let portrait = presenter.portraitPresenter(of: id, for: cell)
    cell.portraitPresenter = portrait
    cell.content.retryTapped = { [weak portrait] in portrait?.retryTapped() }
    portrait?.viewAppeared()
  }

  func hidePortrait(in cell: UITableViewCell) {
    (cell as? EmployeeInfoCell)?.portraitPresenter = nil
  }
}

extension EmployeeListViewController: UITableViewDataSourcePrefetching {
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
    // The list may have become shorter.
    for indexPath in indexPaths where indexPath.row == 0 && indexPath.section < sections.count {
      if let id = employeeID(at: indexPath) { presenter.employeeApproaches(id) }
    }
  }
}
