public import Employees
public import UIKit

/// The employee list as Template.
///
/// Read `EmployeeListViewController.swift`.
public enum EmployeeListModule {
  /// Builds the screen.
  public static func makeScreen(
    service: any EmployeeService, contacts: any ContactService, portraits: (any PortraitService)?
  ) -> UIViewController {
    EmployeeListViewController()
  }
}
