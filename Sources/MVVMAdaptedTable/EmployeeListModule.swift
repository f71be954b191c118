import EmployeeViews
public import Employees
public import UIKit

/// The employee list as model, view, and view model (MVVM), with an adapted table.
///
/// The view observes its view model, which computes what to show from the observable model and the
/// search. The table, after “Adapting UITableView to MVVM” by Nikita Lizogubov, is its own data
/// source: the view gives it sections, and a factory makes a cell for each row. Another list needs
/// only sections and a factory of its own.
///
/// The view owns the table with its factory, and the view model, which owns the model and the
/// coordinator. The table and the coordinator refer back to the view, weakly.
///
/// Read `EmployeeModel.swift`, `EmployeeListViewModel.swift`, `EmployeeCoordinator.swift`, and
/// `EmployeeListViewController.swift`; then `EmployeeCellFactory.swift` and the folder `Adapted`.
public enum EmployeeListModule {
  /// Builds the list.
  public static func makeScreen(
    service: any EmployeeService, contacts: any ContactService, portraits: (any PortraitService)?
  ) -> UIViewController {
    let model = EmployeeModel(service: service)
    let coordinator = EmployeeCoordinator(model: model, contacts: contacts)
    let viewModel = EmployeeListViewModel(
      model: model, contacts: contacts, coordinator: coordinator)
    let screen = EmployeeListViewController(
      viewModel: viewModel, portraits: portraits.map(PortraitLoader.init))
    coordinator.screen = screen
    return screen
  }
}
