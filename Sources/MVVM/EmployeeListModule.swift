package import Employees
package import ListRendering

/// The employee list as view models, an adapted table view and a cell factory.
package enum EmployeeListModule {
  // MARK: - Assembly

  /// Builds the screen.
  package static func makeScreen(
    service: any EmployeeService, actions: any EmployeeActions
  ) -> ViewController {
    EmployeeListViewController(
      viewModel: EmployeeListViewModel(service: service, actions: actions),
      cellFactory: EmployeeCellFactory())
  }
}
