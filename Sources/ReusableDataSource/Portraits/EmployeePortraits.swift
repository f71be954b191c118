import EmployeeViews
import Employees
import ListRendering

/// The portraits of the employees in view, in any table whose rows have names.
final class EmployeePortraits {
  private let portraits: PortraitLoader

  init(portraits: PortraitLoader) {
    self.portraits = portraits
  }

  func willDisplay(_ cell: UITableViewCell, for row: any ListRow) {
    guard let cell = cell as? HostCell<EmployeeInfoView>, let row = row as? EmployeeInfoRow else {
      return
    }
    loadPortrait(of: row.employeeID, in: cell.content)
  }

  func didEndDisplaying(_ cell: UITableViewCell) {
    // Releasing the request cancels it, so that the old portrait never arrives in a reused cell.
    (cell as? HostCell<EmployeeInfoView>)?.content.portraitRequest = nil
  }

  /// Loads the portraits of rows that will soon come into view, the nearest first.
  func prefetch(_ rows: [any ListRow]) {
    portraits.prefetch(rows.compactMap { ($0 as? EmployeeInfoRow)?.employeeID })
  }

  private func loadPortrait(of id: Employee.ID, in view: EmployeeInfoView) {
    view.portraitRequest = portraits.load(id) { [weak view] in view?.show($0) }
    view.retryTapped = { [weak self, weak view] in
      if let view { self?.loadPortrait(of: id, in: view) }
    }
  }
}
