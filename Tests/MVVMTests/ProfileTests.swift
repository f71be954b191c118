import EmployeeViews
import Employees
import ListRendering
import TestSupport
import Testing

@testable import MVVM

/// The profile that the coordinator pushes.
struct ProfileTests {
  @Test func `showing a profile pushes it on the navigation stack`() {
    let coordinator = makeCoordinator(RecordingActions())
    let navigation = UINavigationController()
    coordinator.start(in: navigation)
    coordinator.showProfile(of: .ada)
    let profile = navigation.topViewController as? EmployeeProfileViewController
    #expect((navigation.viewControllers.count, profile?.title) == (2, "Ada Lovelace"))
  }

  @Test func `Call and Write on the profile call the actions with the employee`() {
    let person = Person { _, actions, _ in
      let coordinator = makeCoordinator(actions)
      let navigation = UINavigationController()
      coordinator.start(in: navigation)
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
    let coordinator = makeCoordinator(RecordingActions())
    weak var released: UINavigationController?
    do {
      let navigation = UINavigationController()
      coordinator.start(in: navigation)
      coordinator.showProfile(of: .ada)
      released = navigation
    }
    #expect(released == nil)
  }

  private func makeCoordinator(_ actions: any EmployeeActions) -> EmployeeListCoordinator {
    EmployeeListCoordinator(service: ControlledService(), actions: actions)
  }
}
