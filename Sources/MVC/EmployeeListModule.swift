package import Employees
package import ListRendering

/// The employee list as model, view and controller.
///
/// The controller owns the model, the table and the items; the model and the button cells point
/// back at it weakly.
package enum EmployeeListModule {
  // MARK: - Assembly

  /// Builds the screen.
  package static func makeScreen(
    service: any EmployeeService, actions: any EmployeeActions
  ) -> ViewController {
    let model = EmployeeListDataModel(service: service)
    let controller = EmployeeListViewController(model: model, actions: actions)
    model.delegate = controller
    return controller
  }
}
