import Employees
import EmployeeViews
import ListRendering
import TestSupport
import Testing

@testable import VIPER

/// The router alone, with the outside world that the test plays.
struct EmployeeListRouterTests {
  private let actions = RecordingActions()
  private let router: EmployeeListRouter

  init() {
    router = EmployeeListRouter(actions: actions)
  }

  @Test func `calls and letters leave the app`() {
    router.call("+1-202-555-0101", employee: 1)
    router.write(to: "grace@example.org", employee: 1)
    #expect(
      actions.actions == [
        .call("+1-202-555-0101", employee: 1), .write("grace@example.org", employee: 1),
      ])
  }

  @Test func `a profile is pushed on the stack`() {
    let navigation = NavigationController(rootViewController: ViewController())
    router.navigationController = navigation
    router.showProfile(of: .grace)
    #expect(navigation.visibleViewController is EmployeeProfileViewController)
  }
}
