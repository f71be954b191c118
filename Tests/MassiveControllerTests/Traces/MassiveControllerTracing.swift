import Employees
import ListRendering
import TestSupport

@testable import MassiveController

/// The controller between what is outside of it: there is nothing inside to step in between.
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
