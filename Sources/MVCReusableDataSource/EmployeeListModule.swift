import EmployeeViews
public import Employees
public import UIKit

/// The employee list as model, view, and controller (MVC), with a reusable data source.
///
/// The data source answers any table: it asks its provider for rows, and the factory for a row's
/// type makes the cell. The controller stays the delegate of the model and of the table, names the
/// factories, and handles the taps.
///
/// The controller owns the data source, which owns the provider. Controller and provider share the
/// model, which holds the controller weakly. The provider keeps the search.
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
