import EmployeeViews
import Employees
import ListRendering

/// A router that leaves the screen: it calls employees, writes to them and opens their profiles.
final class EmployeeListRouter {
  weak var viewController: UIViewController?

  private let contacts: any ContactService

  init(contacts: any ContactService) {
    self.contacts = contacts
  }
}

// MARK: -

extension EmployeeListRouter: EmployeeListRouterInput {
  func call(_ phone: String, employee id: Employee.ID) {
    contacts.call(phone, employee: id)
  }

  func write(to address: String, employee id: Employee.ID) {
    contacts.write(to: address, employee: id)
  }

  func openProfile(of employee: Employee) {
    viewController?.navigationController?.pushViewController(
      EmployeeProfileViewController(employee, contacts: contacts), animated: true)
  }
}
