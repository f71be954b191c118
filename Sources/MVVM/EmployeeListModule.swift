package import Employees
package import ListRendering

/// The employee list as view models, an adapted table view and a cell factory.
///
/// The view controller and the table own the view model, which owns the sections and their rows;
/// the buttons point back at it weakly.
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
