package import Employees
package import ListRendering

import EmployeeViews

/// The employee list as model, view and controller.
///
/// Read `EmployeeListDataModel.swift`, `EmployeeListViewController.swift` and `Cells.swift`. The
/// view is the table with its cells. `Portraits` is a chapter for later; until then, skip what
/// names portraits or prefetching.
package enum EmployeeListModule {
  /// Builds the screen: the controller owns the model, which knows the controller as its delegate.
  package static func makeScreen(
    service: any EmployeeService, contacts: any ContactService, portraits: (any PortraitService)?
  ) -> UIViewController {
    EmployeeListViewController(
      model: EmployeeListDataModel(service: service), contacts: contacts,
      portraits: portraits.map { PortraitLoader(service: $0) })
  }
}
