import EmployeeViews
public import Employees
public import UIKit

/// The employee list as model, view, and controller (MVC).
///
/// A model loads and deletes the employees, and tells its delegates after each change. The
/// controller makes the rows of what the model has, and handles the taps. The view is the table.
///
/// The controller owns the model, which holds the controller weakly. Several screens can be
/// delegates of one model. What only one screen needs, such as the search, belongs to its
/// controller.
///
/// `EmployeeRoster`, the value that the model keeps, has the rules of loading and changing. Views load
/// the portraits themselves. Both are the same in every module.
///
/// Read `EmployeeModel.swift`, `EmployeeListSection.swift`, and `EmployeeListViewController.swift`.
public enum EmployeeListModule {
  /// Builds the list.
  public static func makeScreen(
    service: any EmployeeService, contacts: any ContactService, portraits: (any PortraitService)?
  ) -> UIViewController {
    EmployeeListViewController(
      model: EmployeeModel(service: service), contacts: contacts,
      portraits: portraits.map(PortraitLoader.init))
  }
}
