package import Employees
package import ListRendering

/// The employee list as Template.
///
/// Read `EmployeeListViewController.swift`.
package enum EmployeeListModule {
  /// Builds the screen.
  package static func makeScreen(
    service: any EmployeeService, contacts: any ContactService, portraits: (any PortraitService)?
  ) -> UIViewController {
    EmployeeListViewController()
  }
}
