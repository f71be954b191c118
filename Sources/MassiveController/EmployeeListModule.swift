package import Employees
package import ListRendering

import EmployeeViews

/// The employee list with everything in one controller.
///
/// `EmployeeListViewController.swift` is the whole screen, portraits included. Only what all modules
/// share is elsewhere, such as the search and the messages.
package enum EmployeeListModule {
  /// Builds the screen.
  package static func makeScreen(
    service: any EmployeeService, contacts: any ContactService, portraits: (any PortraitService)?
  ) -> UIViewController {
    EmployeeListViewController(
      service: service, contacts: contacts, portraits: portraits.map { PortraitLoader(service: $0) }
    )
  }
}
