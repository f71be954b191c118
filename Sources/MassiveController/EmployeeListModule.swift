import EmployeeViews
public import Employees
public import UIKit

/// The employee list in one massive view controller, without a pattern.
///
/// The controller keeps the employees, requests and deletes them, makes the rows, fills the cells,
/// and handles the taps. Each other architecture takes some of these jobs away from it.
///
/// Read `EmployeeListSection.swift`, then `EmployeeListViewController.swift` from top to bottom.
public enum EmployeeListModule {
  /// Builds the list.
  public static func makeScreen(
    service: any EmployeeService, contacts: any ContactService, portraits: (any PortraitService)?
  ) -> UIViewController {
    EmployeeListViewController(
      service: service, contacts: contacts, portraits: portraits.map(PortraitLoader.init))
  }
}
