import EmployeeViews
public import Employees
public import UIKit

/// The employee list with one massive view controller, which does all that other modules divide.
///
/// It is the shortest way to one small screen. What it costs shows when the screen grows: its own
/// lines are tested only with a table and its cells. A second screen, such as the chapter
/// `Workplaces`, can use the cells, and writes the loading again. Nearly every change comes to the
/// one file. A controller of this kind in an app is more than a hundred lines longer: here the
/// rules of the list, its status and the texts are shared, as for all architectures. As in all of
/// them, each change makes all rows again, on the main actor: right for thousands of employees, and
/// not for a million.
///
/// Read `EmployeeListViewController.swift` from top to bottom. It keeps the shared values
/// `EmployeeList` and `EmployeeListStatus`. `EmployeeListSection.swift` has the rows,
/// `EmployeeListText` the texts, and `DiffableSections` shows changed
/// sections.
///
/// The portraits are a chapter of their own in other modules. Here they are about thirty lines of
/// the controller, most of them at its end.
///
/// What is not `nonisolated` here belongs to the main actor. In `Employees`, only what says
/// `@MainActor` does. Marks, such as `Taps`, are the same in all modules, in one order.
public enum EmployeeListModule {
  /// Builds the screen.
  public static func makeScreen(
    service: any EmployeeService, contacts: any ContactService, portraits: (any PortraitService)?
  ) -> UIViewController {
    EmployeeListViewController(
      service: service, contacts: contacts, portraits: portraits.map { PortraitLoader(service: $0) }
    )
  }
}
