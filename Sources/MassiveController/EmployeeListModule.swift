import EmployeeViews
public import Employees
import Foundation
public import UIKit

/// The employee list in one massive view controller, without a pattern.
///
/// The controller keeps the employees, requests and deletes them, makes the rows, fills the cells,
/// and handles the taps. Each other architecture takes some of these jobs away from it.
///
/// The profile is another massive controller. Each controller keeps its own copy of the employees.
/// It posts a message for every request and change, and every controller, itself included, repeats
/// that step in its copy.
///
/// `EmployeeRoster`, the value that each controller keeps, has the rules of loading and changing. Views load
/// the portraits themselves. Both are the same in every module.
///
/// Read `EmployeesMessage.swift` and `EmployeeListSection.swift`, then
/// `EmployeeListViewController.swift` from top to bottom, and `Profile`, which repeats many of its
/// lines.
public enum EmployeeListModule {
  /// Builds the list.
  public static func makeScreen(
    service: any EmployeeService, contacts: any ContactService, portraits: (any PortraitService)?
  ) -> UIViewController {
    EmployeeListViewController(
      service: service, contacts: contacts, portraits: portraits.map(PortraitLoader.init),
      notifications: NotificationCenter())
  }
}
