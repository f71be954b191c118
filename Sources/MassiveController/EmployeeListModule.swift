package import Employees
package import ListRendering

import EmployeeViews

/// The employee list with one controller that does all that other modules divide.
///
/// It is the shortest way to one small screen. What it costs shows when the screen grows: to test
/// which rows an employee has, or what Retry does, you need a table and its cells. No other screen
/// can use any part of it, and nearly every change comes to this file. A controller of this kind in
/// an app is longer: here the words, the data and the views of the rows are in shared modules, as
/// for all architectures.
///
/// Read `EmployeeListViewController.swift` from top to bottom. It keeps the shared values
/// `EmployeeList` and `EmployeeListStatus`. `EmployeeListSection.swift` has the rows, word for word
/// as in MVC, and `Cells.swift` names the cells. `EmployeeListPresentation` has the words, and
/// `DiffableSections` shows changed sections.
///
/// The portraits are a chapter of their own in other modules. Here they are the end of the controller,
/// and a few lines before.
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
