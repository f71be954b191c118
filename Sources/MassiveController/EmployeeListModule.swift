package import Employees
package import ListRendering

/// The employee list with everything in one controller.
///
/// The controller owns everything. The cells refer to it weakly.
package enum EmployeeListModule {
  /// Builds the screen.
  package static func makeScreen(
    service: any EmployeeService, actions: any EmployeeActions, options: EmployeeListOptions
  ) -> UIViewController {
    UINavigationController(
      rootViewController: EmployeeListViewController(
        service: service, actions: actions, options: options))
  }
}
