import EmployeeViews
import Employees
import TestSupport
import Testing
import UIKit

@testable import VIPER

/// The router, tested without the other roles.
@Suite(.withoutScreen) struct EmployeeListRouterTests {
  @Test func `calls and messages are passed to the contact service`() {
    let contacts = RecordingContacts()
    let router = EmployeeListRouter(contacts: contacts)
    router.call("1", employee: 2)
    router.write(to: "a@example.org", employee: 3)
    #expect(contacts.made == [.call("1", employee: 2), .write("a@example.org", employee: 3)])
  }
}

/// The router, tested with screens.
struct NavigationTests {
  @Test func `a profile covers the view`() {
    let router = EmployeeListRouter(contacts: RecordingContacts())
    let view = UIViewController()
    let navigation = UINavigationController(rootViewController: view)
    router.screen = view
    router.openProfile(of: .ada)
    #expect(navigation.viewControllers.count == 2)
    #expect(navigation.topViewController is EmployeeProfileViewController)
  }
}
