import EmployeeViews
public import Employees
public import UIKit

/// The employee list as model, view, and view model (MVVM), with a coordinator.
///
/// The view observes its view model, which computes what to show from the observable model and the
/// search. Events go the other way: the view calls the view model, and the view model calls the
/// model or the coordinator, which opens other screens.
///
/// The view owns the view model, which owns the model and the coordinator. Only the coordinator
/// refers back, weakly, to the screen that it started with.
///
/// Read `EmployeeModel.swift`, `EmployeeListViewModel.swift`, `EmployeeListViewController.swift`,
/// and `EmployeeCoordinator.swift`.
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
