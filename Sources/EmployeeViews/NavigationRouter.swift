package import Employees
package import UIKit

/// A router that pushes profiles above a screen.
package final class NavigationRouter: EmployeeRouter {
  /// The screen; held weakly, because a part of the screen owns the router.
  package weak var screen: UIViewController?

  private let contacts: any ContactService

  /// Creates a router; `contacts` serves the buttons of the profiles.
  package init(contacts: any ContactService) {
    self.contacts = contacts
  }

  package func openProfile(of employee: Employee) {
    screen?.navigationController?.pushViewController(
      EmployeeProfileViewController(employee, contacts: contacts), animated: true)
  }
}
