import EmployeeViews
import Employees
import ListRendering

/// The portraits of the employees in view, in any table with their names.
final class EmployeePortraits {
  private let portraits: PortraitLoader

  init(portraits: PortraitLoader) {
    self.portraits = portraits
  }

  /// Loads the portrait of an employee, if the cell shows a name.
  func willDisplay(_ cell: UITableViewCell, of id: Employee.ID?) {
    guard let cell = cell as? EmployeeInfoCell, let id else { return }
    loadPortrait(of: id, in: cell.content)
  }

  func didEndDisplaying(_ cell: UITableViewCell) {
    // Releasing the request cancels it, so that the old portrait never arrives in a reused cell.
    (cell as? EmployeeInfoCell)?.content.portraitRequest = nil
  }

  /// Loads the portraits of employees who will soon come into view, the nearest first.
  func prefetch(_ ids: [Employee.ID]) {
    portraits.prefetch(ids)
  }

  private func loadPortrait(of id: Employee.ID, in view: EmployeeInfoView) {
    view.portraitRequest = portraits.load(id) { [weak view] in view?.show($0) }
    view.retryTapped = { [weak self, weak view] in
      if let view { self?.loadPortrait(of: id, in: view) }
    }
  }
}
