import EmployeeViews
public import Employees
import Foundation
public import UIKit

/// The employee list in one massive view controller, without a pattern.
///
/// The controller keeps the employees, requests and deletes them, makes the rows, fills the cells,
/// and handles the taps. Each other architecture takes some of these jobs away from it.
///
/// The profile is a massive controller, too. Each controller has its own copy of the employees, and
/// posts every request and change as a message, so that the other one makes it in its copy.
///
/// Read `EmployeeListSection.swift`, then `EmployeeListViewController.swift` from top to bottom, and
/// `Profile`, which repeats many of its lines.
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
