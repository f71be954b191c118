import EmployeeViews
public import Employees
public import UIKit

/// The employee list as model, view, and controller (MVC), with a reusable data source.
///
/// The data source, after an article of forpes.ru, answers any table: it asks its provider for rows, and the factory for a row's
/// type makes the cell. The controller stays the delegate of the model and of the table, names the
/// factories, and handles the taps.
///
/// The profile uses the same data source and four of the same factories. The trade-off is the check
/// at compile time: in MVC, the compiler names each `switch` that lacks a row. Here a missing factory
/// stops the program when the row appears, and a row without an action does nothing.
///
/// The controller owns the data source, which owns the provider. Controller and provider share the
/// model, which holds the controller weakly. The provider keeps the search.
///
/// `EmployeeRoster`, the value that the model keeps, has the rules of loading and changing. Views load
/// the portraits themselves. Both are the same in every module.
///
/// Read `EmployeeModel.swift` and `EmployeeListViewController.swift`, then
/// `EmployeeListSection.swift`, `EmployeeDataProvider.swift`, and `CellFactories.swift`. The folder
/// `Reusable` knows no employees.
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
