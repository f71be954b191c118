import Employees
import TestSupport
import Testing

@testable import MassiveController

/// What the controller that does everything lets one test without a screen: nothing.
///
/// It has no part that can be made alone, so that each test builds the whole screen, reads what is
/// drawn, and taps where a person would. The tests are short because a person's helpers are; what
/// they cannot do is to say which part of the controller is wrong.
struct EmployeeListViewControllerTests {
  @Test func `a load that fails is shown`() async {
    let person = Person(at: EmployeeListModule.makeScreen)
    await person.service.fail(with: "asleep")
    #expect(person.frame.contains("asleep"))
    #expect(person.frame.contains("[Retry]"))
  }

  @Test func `a late answer is dropped`() async {
    let person = Person(at: EmployeeListModule.makeScreen)
    await settle()
    person.pullToRefresh()
    await person.service.answer(1, with: [.grace])
    await person.service.answer(0, with: [.ada])
    #expect(person.frame.contains("Grace Hopper"))
    #expect(!person.frame.contains("Ada Lovelace"))
  }

  @Test func `a tap on Call reaches the outside world`() async {
    let person = Person(at: EmployeeListModule.makeScreen)
    await person.service.answer(with: [.grace])
    person.tap("Call")
    #expect(person.actions.actions == [.call("+1-202-555-0101", employee: 1)])
  }

  @Test func `a search shows whom it finds`() async {
    let person = Person(at: EmployeeListModule.makeScreen)
    await person.service.answer(with: .samples)
    person.search("eotvos")
    #expect(person.frame.contains("1 of 7 employees"))
    #expect(person.frame.contains("Rózsa Péter"))
  }

  @Test func `a deletion that is refused brings the employee back and says why`() async {
    let person = Person(at: EmployeeListModule.makeScreen)
    await person.service.answer(with: [.grace, .ada])
    person.delete("Grace Hopper")
    #expect(!person.frame.contains("Grace Hopper"))
    await person.service.refuseDeletion(with: "locked")
    #expect(person.frame.contains("Could not delete Grace Hopper: service"))
    #expect(person.frame.contains("▣ Grace Hopper"))
  }
}
