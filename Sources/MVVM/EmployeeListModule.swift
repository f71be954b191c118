package import Employees
package import ListRendering

/// The employee list as view models, an adapted table view and a cell factory.
///
/// The view controller owns the view model and the table, which owns the sections. The view model
/// owns the coordinator. References in the other direction are weak.
package enum EmployeeListModule {
  /// Builds the screen.
  package static func makeScreen(
    service: any EmployeeService, actions: any EmployeeActions
  ) -> UIViewController {
    let navigation = UINavigationController()
    let coordinator = EmployeeListCoordinator(
      navigationController: navigation, service: service, actions: actions)
    coordinator.start()
    return navigation
  }
}
