import Employees
import TestSupport
import Testing

@testable import VIPER

/// The router alone: it is the way to the outside world.
struct EmployeeListRouterTests {
  @Test func `what the presenter asks for leaves the screen`() {
    let actions = RecordingActions()
    let router = EmployeeListRouter(actions: actions)
    router.call("+1-202-555-0101", employee: 1)
    router.write(to: "grace@example.org", employee: 1)
    #expect(
      actions.actions == [
        .call("+1-202-555-0101", employee: 1), .write("grace@example.org", employee: 1),
      ])
  }
}
