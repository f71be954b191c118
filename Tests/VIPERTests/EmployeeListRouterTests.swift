import EmployeeViews
import Employees
import ListRendering
import TestSupport
import Testing

@testable import VIPER

/// The router, tested without the other roles.
struct EmployeeListRouterTests {
  private let contacts = RecordingContacts()
  private let router: EmployeeListRouter

  init() {
    router = EmployeeListRouter(contacts: contacts)
  }

  @Test func `calls and messages are passed to the contact service`() {
    router.call("1", employee: 2)
    router.write(to: "a@example.org", employee: 3)
    #expect(contacts.made == [.call("1", employee: 2), .write("a@example.org", employee: 3)])
  }

  @Test func `a profile covers the view`() {
    let view = UIViewController()
    let navigation = UINavigationController(rootViewController: view)
    router.screen = view
    router.openProfile(of: .ada)
    #expect(navigation.viewControllers.count == 2)
    #expect(navigation.topViewController is EmployeeProfileViewController)
  }
}
