import Employees
import TestSupport
import Testing

@testable import MVVM

/// The coordinator without a screen: calls and messages leave the app.
struct EmployeeListCoordinatorTests {
  @Test func `a call and a message reach the actions`() {
    let actions = RecordingActions()
    let coordinator = EmployeeListCoordinator(actions: actions)
    coordinator.call("1", employee: 2)
    coordinator.write(to: "a@example.org", employee: 3)
    #expect(actions.actions == [.call("1", employee: 2), .write("a@example.org", employee: 3)])
  }
}
