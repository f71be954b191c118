import EmployeeViews
public import Employees
public import UIKit

/// The employee list as model, view, and view model (MVVM), with an adapted table.
///
/// The view observes its view model, which computes what to show from the observable model and the
/// search. The table, after “Adapting UITableView to MVVM” by Nikita Lizogubov, is its own data
/// source: the view gives it sections, and a factory makes a cell for each row. The profile uses the
/// same table with sections and a factory of its own.
///
/// The trade-off is more code for one table: two protocols, a `switch` that moves from the view to a
/// factory, and a view model whose sections conform to a protocol of the table.
///
/// The view owns the table with its factory, and the view model, which owns the model and, through a
/// closure, the coordinator. The table and the coordinator refer back to the view, weakly.
///
/// `EmployeeRoster`, the value that the model keeps, has the rules of loading and changing. Views load
/// the portraits themselves. Both are the same in every module.
///
/// Read `EmployeeModel.swift`, `EmployeeListViewModel.swift`, `EmployeeCoordinator.swift`, and
/// `EmployeeListViewController.swift`; then `EmployeeCellFactory.swift` and the folder `Adapted`.
public enum EmployeeListModule {
  /// Builds the list.
  public static func makeScreen(
    service: any EmployeeService, contacts: any ContactService, portraits: (any PortraitService)?
  ) -> UIViewController {
    let coordinator = EmployeeCoordinator(
      model: EmployeeModel(service: service), contacts: contacts,
      portraits: portraits.map(PortraitLoader.init))
    return coordinator.start()
  }
}
