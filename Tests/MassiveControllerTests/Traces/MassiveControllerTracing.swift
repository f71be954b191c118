import Employees
import ListRendering
import TestSupport

@testable import MassiveController

/// The roles of the controller, which has no inner calls to record.
final class MassiveControllerTracing: Tracing {
  static let roles = TraceRoles(
    screen: EmployeeListViewController.self, buttonOwner: EmployeeListViewController.self,
    dataSource: EmployeeListViewController.self, serviceClient: EmployeeListViewController.self,
    actionsClient: EmployeeListViewController.self)

  init(recorder: TraceRecorder) {}

  func makeScreen(
    service: any EmployeeService, actions: any EmployeeActions
  ) -> ViewController {
    EmployeeListModule.makeScreen(service: service, actions: actions)
  }
}
