import EmployeeViews
import Employees
import UIKit

/// A coordinator that builds the list and the profile on one model, and opens one after the other.
final class EmployeeCoordinator {
  private weak var screen: UIViewController?

  private let model: EmployeeModel
  private let contacts: any ContactService
  private let portraits: PortraitLoader?

  init(model: EmployeeModel, contacts: any ContactService, portraits: PortraitLoader?) {
    self.model = model
    self.contacts = contacts
    self.portraits = portraits
  }

  // MARK: - Assembly

  /// Builds the list, with which the flow begins.
  ///
  /// The list's view model owns the coordinator.
  func start() -> UIViewController {
    let viewModel = EmployeeListViewModel(model: model, contacts: contacts) { [self] employee in
      openProfile(of: employee)
    }
    let screen = EmployeeListViewController(viewModel: viewModel, portraits: portraits)
    self.screen = screen
    return screen
  }

  // MARK: - Selection

  private func openProfile(of employee: Employee) {
    let viewModel = ProfileViewModel(employee, model: model, contacts: contacts)
    screen?.navigationController?.pushViewController(
      ProfileViewController(viewModel: viewModel), animated: true)
  }
}
