import Employees
import UIKit

/// A coordinator that opens the profile after the list, on the same model.
final class EmployeeCoordinator {
  weak var screen: UIViewController?

  private let model: EmployeeModel
  private let contacts: any ContactService

  init(model: EmployeeModel, contacts: any ContactService) {
    self.model = model
    self.contacts = contacts
  }

  // MARK: - Selection

  func openProfile(of employee: Employee) {
    let viewModel = ProfileViewModel(employee, model: model, contacts: contacts)
    screen?.navigationController?.pushViewController(
      ProfileViewController(viewModel: viewModel), animated: true)
  }
}
