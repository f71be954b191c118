import Employees
import TestSupport
import Testing

@testable import MassiveController

/// The controller, tested through the whole screen.
///
/// No part of the controller works without the screen. Each test reads the drawn frame and taps, so
/// that a failure does not show which part is wrong.
struct EmployeeListViewControllerTests {
  @Test func `a failed load shows the reason and Retry`() async {
    let person = Person(at: EmployeeListModule.makeScreen)
    await person.service.fail(with: "asleep")
    #expect(["asleep", "[Retry]"].allSatisfy(person.frame.contains))
  }

  @Test func `a later request wins over an earlier one`() async {
    let person = Person(at: EmployeeListModule.makeScreen)
    person.pullToRefresh()
    await person.service.answer(1, with: [.grace])
    await person.service.answer(0, with: [.ada])
    #expect(["Grace Hopper", "Ada Lovelace"].filter(person.frame.contains) == ["Grace Hopper"])
  }

  @Test func `a failure of an earlier request does not end a later one`() async {
    let person = Person(at: EmployeeListModule.makeScreen)
    await settle()
    person.pullToRefresh()
    await person.service.fail(0, with: "too late")
    #expect(["Loading…", "too late"].filter(person.frame.contains) == ["Loading…"])
  }

  @Test func `a tap on Call calls the contact service with the phone and the employee`() async {
    let person = Person(at: EmployeeListModule.makeScreen)
    await person.service.answer(with: [.grace])
    person.tap("Call")
    #expect(person.contacts.made == [.call("+1-202-555-0101", employee: 1)])
  }

  @Test func `a search shows only the employees that match`() async {
    let person = Person(at: EmployeeListModule.makeScreen)
    await person.service.answer(with: .samples)
    person.search("eotvos")
    #expect(["1 of 7 employees", "Rózsa Péter"].allSatisfy(person.frame.contains))
  }

  @Test func `a refused deletion restores the employee and shows the reason`() async {
    let person = Person(at: EmployeeListModule.makeScreen)
    await person.service.answer(with: [.grace, .ada])
    person.delete("Grace Hopper")
    #expect(!person.frame.contains("Grace Hopper"))
    await person.service.refuseDeletion(with: "locked")
    let expected = ["Could not delete Grace Hopper: service", "▣ Grace Hopper"]
    #expect(expected.allSatisfy(person.frame.contains))
  }
}
