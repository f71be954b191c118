import Employees
import UIKit

/// A router that leaves the list for a profile, a call, or a letter.
final class EmployeeListRouter: EmployeeListRouterInput {
  weak var screen: UIViewController?

  private let model: any EmployeeModelProtocol
  private let contacts: any ContactService

  init(model: any EmployeeModelProtocol, contacts: any ContactService) {
    self.model = model
    self.contacts = contacts
  }

  // MARK: - Taps

  func open(_ contact: Contact) {
    contacts.perform(contact)
  }

  // MARK: - Selection

  func openProfile(of employee: Employee) {
    screen?.navigationController?.pushViewController(
      ProfileModule.makeScreen(of: employee, model: model, contacts: contacts), animated: true)
  }
}
