import Employees
import TestSupport
import Testing

@testable import VIPER

/// The router, tested without a screen.
struct EmployeeListRouterTests {
  @Test func `calls and messages are passed to the actions`() {
    let actions = RecordingActions()
    let router = EmployeeListRouter(actions: actions)
    router.call("1", employee: 2)
    router.write(to: "a@example.org", employee: 3)
    #expect(actions.actions == [.call("1", employee: 2), .write("a@example.org", employee: 3)])
  }
}
