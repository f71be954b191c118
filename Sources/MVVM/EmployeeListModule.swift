package import Employees
package import ListRendering

/// The employee list as view models, an adapted table view and a cell factory.
///
/// The view controller and the table own the view model, which owns the coordinator, the sections and
/// their rows; what points back is weak or `unowned`.
package enum EmployeeListModule {
  // MARK: - Assembly

  /// Builds the screen.
  package static func makeScreen(
    service: any EmployeeService, actions: any EmployeeActions
  ) -> ViewController {
    let coordinator = EmployeeListCoordinator(actions: actions)
    let viewModel = EmployeeListViewModel(service: service, coordinator: coordinator)
    let screen = EmployeeListViewController(
      viewModel: viewModel, cellFactory: EmployeeCellFactory())
    let navigation = NavigationController(rootViewController: screen)
    coordinator.navigationController = navigation
    return navigation
  }
}
