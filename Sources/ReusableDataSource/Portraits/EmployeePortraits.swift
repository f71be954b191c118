import EmployeeViews
import Employees
import ListRendering

/// The portraits of the employees in view, in any table with an `EmployeeInfoCell`.
///
/// A cell in view holds the request for its portrait. A request that is released is cancelled.
final class EmployeePortraits: ItemDisplayDelegate {
  private let portraits: PortraitLoader

  init(_ portraits: PortraitLoader) {
    self.portraits = portraits
  }

  func willDisplay(_ cell: UITableViewCell, for viewModel: any ItemViewModel) {
    guard let cell = cell as? EmployeeInfoCell, let viewModel = viewModel as? EmployeeInfoViewModel
    else { return }
    loadPortrait(of: viewModel.id, for: cell)
  }

  func didEndDisplaying(_ cell: UITableViewCell) {
    (cell as? EmployeeInfoCell)?.portraitRequest = nil
  }

  func prefetch(_ viewModel: any ItemViewModel) {
    if let viewModel = viewModel as? EmployeeInfoViewModel { portraits.prefetch([viewModel.id]) }
  }

  private func loadPortrait(of id: Employee.ID, for cell: EmployeeInfoCell) {
    cell.portraitRequest = portraits.load(id) { [weak cell] in cell?.content.show($0) }
    cell.content.retryTapped = { [weak self, weak cell] in
      if let cell { self?.loadPortrait(of: id, for: cell) }
    }
  }
}
