import EmployeeViews
import Employees
import UIKit

/// A router that leaves the list for a profile, a call, or a letter.
final class EmployeeListRouter: EmployeeListRouterInput {
  weak var screen: UIViewController?

  private let contacts: any ContactService

  init(contacts: any ContactService) {
    self.contacts = contacts
  }

  // MARK: - Taps

  func open(_ contact: Contact) {
    contacts.perform(contact)
  }

  // MARK: - Selection

  func openProfile(of employee: Employee) {
    screen?.navigationController?.pushViewController(
      EmployeeProfileViewController(employee, contacts: contacts), animated: true)
  }
}
