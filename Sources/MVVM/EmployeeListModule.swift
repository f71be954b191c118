import EmployeeViews
public import Employees
public import UIKit

/// The employee list as model, view, and view model (MVVM), with a coordinator.
///
/// The view observes its view model, which computes what to show from the observable model and the
/// search. Events go the other way: the view calls the view model, which calls the model. The
/// coordinator builds the screens, and gives the view model a closure that opens the profile.
///
/// The view owns the view model, which owns the model and, through the closure, the coordinator. Only
/// the coordinator refers back, weakly, to the screen that it started with.
///
/// `EmployeeRoster`, the value that the model keeps, has the rules of loading and changing. Views load
/// the portraits themselves. Both are the same in every module.
///
/// Read `EmployeeModel.swift`, `EmployeeListViewModel.swift`, `EmployeeListViewController.swift`,
/// and `EmployeeCoordinator.swift`.
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
