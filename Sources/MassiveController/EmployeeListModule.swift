package import Employees
package import ListRendering

import EmployeeViews

/// The employee list with one controller that does all that other modules divide.
///
/// Read `EmployeeListViewController.swift` from top to bottom; `Cells.swift` names the cells. As in
/// all modules, the model is `EmployeeList` with its `EmployeeListStatus`, and the views are shared.
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
