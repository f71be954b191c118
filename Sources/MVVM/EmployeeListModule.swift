package import Employees
package import ListRendering

/// The employee list as view models, an adapted table view and a cell factory.
///
/// The screen owns the table and the view model, and the view model owns the sections and the
/// coordinator. The coordinator refers to the navigation controller weakly.
package enum EmployeeListModule {
  /// Builds the screen.
  package static func makeScreen(
    service: any EmployeeService, actions: any EmployeeActions, options: EmployeeListOptions
  ) -> UIViewController {
    let navigation = UINavigationController()
    EmployeeListCoordinator(service: service, actions: actions, options: options)
      .start(in: navigation)
    return navigation
  }
}
