import EmployeeViews
import Employees
import ListRendering
import TestSupport
import Testing

@testable import VIPER

/// The profile that the router pushes.
struct ProfileTests {
  @Test func `showing a profile pushes it on the navigation stack`() {
    let (navigation, router) = makeNavigation(RecordingActions())
    router.showProfile(of: .ada)
    let profile = navigation.topViewController as? EmployeeProfileViewController
    #expect((navigation.viewControllers.count, profile?.title) == (2, "Ada Lovelace"))
  }

  @Test func `Call and Write on the profile call the actions with the employee`() {
    let person = Person { _, actions, _ in
      let (navigation, router) = makeNavigation(actions)
      router.showProfile(of: .ada)
      return navigation
    }
    person.tap("Call")
    person.tap("Write a letter")
    #expect(
      person.actions.actions == [
        .call("+1-202-555-0104", employee: 4), .write("ada@example.org", employee: 4),
      ])
  }

  @Test func `the router does not retain the navigation controller`() {
    let router = EmployeeListRouter(actions: RecordingActions())
    do {
      let navigation = UINavigationController(rootViewController: UIViewController())
      router.navigationController = navigation
      router.showProfile(of: .ada)
    }
    #expect(router.navigationController == nil)
  }

  private func makeNavigation(
    _ actions: any EmployeeActions
  ) -> (UINavigationController, EmployeeListRouter) {
    let router = EmployeeListRouter(actions: actions)
    let navigation = UINavigationController(rootViewController: UIViewController())
    router.navigationController = navigation
    return (navigation, router)
  }
}
