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

  @Test func `a profile covers the view, and calls the same contact service`() {
    let view = UIViewController()
    let navigation = UINavigationController(rootViewController: view)
    router.viewController = view
    router.openProfile(of: .ada)
    #expect(navigation.viewControllers.count == 2)
    #expect(navigation.topViewController is EmployeeProfileViewController)
    let window = Window(rootViewController: navigation, size: Size(width: 40, height: 8))
    expect(
      window.frame,
      is: """
        ┌─ [Back] ─ Ada Lovelace ──────────────┐
        │ ▣ Ada Lovelace                       │
        │   Notes on the Analytical Engine     │
        │   +1-202-555-0104                    │
        │   ada@example.org                    │
        │   [Call]                             │
        │   [Write a letter]                   │
        └──────────────────────────────────────┘
        """)
    if let place = window.place(of: "[Call]") { window.tap(line: place.line, column: place.column) }
    #expect(contacts.made == [.call("+1-202-555-0104", employee: 4)])
  }

  @Test func `the router does not retain the view`() {
    var view: UIViewController? = UIViewController()
    router.viewController = view
    view = nil
    #expect(router.viewController == nil)
  }
}
