import Employees
import TestSupport
import Testing

@testable import VIPER

/// The router, tested with a test double for the contact service.
@Suite(.withoutScreen) struct EmployeeListRouterTests {
  @Test func `calls and letters go to the contact service`() {
    let contacts = RecordingContacts()
    let router = EmployeeListRouter(
      model: EmployeeModel(service: ControlledService()), contacts: contacts)
    router.open(.call("1", employee: 2))
    router.open(.write("a@example.org", employee: 3))
    #expect(contacts.made == [.call("1", employee: 2), .write("a@example.org", employee: 3)])
  }
}
