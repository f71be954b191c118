import EmployeeViews
import Employees
import UIKit

/// A coordinator that decides which screen follows the list, and opens it.
final class EmployeeCoordinator {
  weak var screen: UIViewController?

  private let contacts: any ContactService

  init(contacts: any ContactService) {
    self.contacts = contacts
  }

  // MARK: - Selection

  func openProfile(of employee: Employee) {
    screen?.navigationController?.pushViewController(
      EmployeeProfileViewController(employee, contacts: contacts), animated: true)
  }
}
