import Employees
import ListRendering
import SourceAnalysis
import TestSupport
import Testing

@testable import MassiveController

/// The calls at the edges of MassiveController.
struct TraceTests {
  @Test(arguments: TraceEvent.allCases)
  func `the calls at an event equal the recorded trace`(event: TraceEvent) async throws {
    try await expectTrace(
      of: event, in: "MassiveController", by: MassiveControllerTracing(),
      beside: EmployeeListModule.makeScreen)
  }
}

// MARK: -

/// Records no call between parts, because the controller is the only part.
private final class MassiveControllerTracing: Tracing {
  let recorder = TraceRecorder()
  let screen: Any.Type = EmployeeListViewController.self

  func makeScreen(service: any EmployeeService, actions: any EmployeeActions) -> UIViewController {
    EmployeeListModule.makeScreen(service: service, actions: actions)
  }
}
