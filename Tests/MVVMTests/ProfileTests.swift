import EmployeeViews
import Employees
import ListRendering
import TestSupport
import Testing

@testable import MVVM

/// The profile that the coordinator pushes.
struct ProfileTests {
  @Test func `showing a profile pushes it on the navigation stack`() {
    let (navigation, coordinator) = makeNavigation(RecordingActions())
    coordinator.showProfile(of: .ada)
    let profile = navigation.topViewController as? EmployeeProfileViewController
    #expect((navigation.viewControllers.count, profile?.title) == (2, "Ada Lovelace"))
  }

  @Test func `Call and Write on the profile call the actions with the employee`() {
    let person = Person { _, actions in
      let (navigation, coordinator) = makeNavigation(actions)
      coordinator.showProfile(of: .ada)
      return navigation
    }
    person.tap("Call")
    person.tap("Write a letter")
    #expect(
      person.actions.actions == [
        .call("+1-202-555-0104", employee: 4), .write("ada@example.org", employee: 4),
      ])
  }

  @Test func `the coordinator does not retain the navigation controller`() {
    weak var released: UINavigationController?
    let coordinator: EmployeeListCoordinator
    do {
      let (navigation, made) = makeNavigation(RecordingActions())
      coordinator = made
      coordinator.showProfile(of: .ada)
      released = navigation
    }
    withExtendedLifetime(coordinator) { #expect(released == nil) }
  }

  private func makeNavigation(
    _ actions: any EmployeeActions
  ) -> (UINavigationController, EmployeeListCoordinator) {
    let navigation = UINavigationController(rootViewController: UIViewController())
    let coordinator = EmployeeListCoordinator(
      navigationController: navigation, service: ControlledService(), actions: actions)
    return (navigation, coordinator)
  }
}
