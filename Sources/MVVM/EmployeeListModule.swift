package import Employees
package import ListRendering

/// The employee list as view models, an adapted table view and a cell factory.
///
/// The navigation controller owns the coordinator and the screen. The screen owns the view model and
/// the table, which owns the sections. References in the other direction are weak.
package enum EmployeeListModule {
  /// Builds the screen.
  package static func makeScreen(
    service: any EmployeeService, actions: any EmployeeActions, options: EmployeeListOptions
  ) -> UIViewController {
    CoordinatedNavigationController(
      EmployeeListCoordinator(service: service, actions: actions, options: options))
  }
}
