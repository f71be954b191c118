import Employees
import ListRendering
import TestSupport
import Testing

@testable import MVVM

/// The coordinator, tested without a screen.
struct EmployeeListCoordinatorTests {
  @Test func `calls and messages are passed to the actions`() {
    let actions = RecordingActions()
    let coordinator = EmployeeListCoordinator(service: ControlledService(), actions: actions)
    coordinator.call("1", employee: 2)
    coordinator.write(to: "a@example.org", employee: 3)
    #expect(actions.actions == [.call("1", employee: 2), .write("a@example.org", employee: 3)])
  }
}
