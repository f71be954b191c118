package import Employees
package import ListRendering

/// The employee list as view models, an adapted table view and a cell factory.
///
/// The view controller owns the view model and the table. The view model owns the coordinator and
/// the sections, which the table shows. References in the other direction are weak.
package enum EmployeeListModule {
  // MARK: - Assembly

  /// Builds the screen.
  package static func makeScreen(
    service: any EmployeeService, actions: any EmployeeActions
  ) -> UIViewController {
    let coordinator = EmployeeListCoordinator(actions: actions)
    let viewModel = EmployeeListViewModel(service: service, navigation: coordinator)
    let screen = EmployeeListViewController(
      viewModel: viewModel, cellFactory: EmployeeCellFactory())
    let navigation = UINavigationController(rootViewController: screen)
    coordinator.navigationController = navigation
    return navigation
  }
}
