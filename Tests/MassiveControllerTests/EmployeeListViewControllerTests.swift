import Employees
import TestSupport
import Testing

@testable import MassiveController

/// The controller, tested as a whole screen, because no part of it works alone.
struct EmployeeListViewControllerTests {
  @Test func `a failed load shows the reason and Retry, which loads again`() async {
    let person = Person(at: EmployeeListModule.makeScreen)
    let words = ["asleep", "[Retry]", "Hypatia"]
    await person.service.fail(with: "asleep")
    let failed = words.filter(person.frame.contains)
    person.tap("Retry")
    await person.service.answer(with: [.hypatia])
    let loaded = words.filter(person.frame.contains)
    #expect([failed, loaded] == [["asleep", "[Retry]"], ["Hypatia"]])
  }

  @Test func `the answer to an earlier request is dropped`() async {
    let person = Person(at: EmployeeListModule.makeScreen)
    await settle()
    person.pullToRefresh()
    await person.service.answer(1, with: [.grace])
    await person.service.answer(0, with: [.ada])
    #expect(["Grace Hopper", "Ada Lovelace"].filter(person.frame.contains) == ["Grace Hopper"])
  }

  @Test func `the failure of an earlier request is dropped`() async {
    let person = Person(at: EmployeeListModule.makeScreen)
    await settle()
    person.pullToRefresh()
    await person.service.fail(0, with: "too late")
    #expect(["Loading…", "too late"].filter(person.frame.contains) == ["Loading…"])
  }

  @Test func `a tap on Call calls the employee`() async {
    let person = Person(at: EmployeeListModule.makeScreen)
    await person.service.answer(with: [.grace])
    person.tap("Call")
    #expect(person.contacts.made == [.call("+1-202-555-0101", employee: 1)])
  }

  @Test func `a search shows only the employees that match`() async {
    let person = Person(at: EmployeeListModule.makeScreen)
    await person.service.answer(with: .samples)
    person.search("eotvos")
    let words = ["1 of 7 employees", "Rózsa Péter", "Grace Hopper"]
    #expect(words.filter(person.frame.contains) == ["1 of 7 employees", "Rózsa Péter"])
  }

  @Test func `a refused deletion brings the employee back, with the reason`() async {
    let person = Person(at: EmployeeListModule.makeScreen, height: 10)
    await person.service.answer(with: [.ada, .hypatia])

    person.delete("Hypatia")
    #expect(person.line(of: "Hypatia") == nil)

    await person.service.refuseChange(with: "locked")
    expect(
      person.frame,
      is: """
        ┌─ 2 employees ────────────────────────────┐
        │ ▣ Ada Lovelace                           │
        │   Notes on the Analytical Engine         │
        │   [Call]                                 │
        │   [Write a letter]                       │
        │ □ Hypatia                                │
        │   Mathematics                            │
        │ Could not delete Hypatia: service        │
        │ unavailable: locked                      │
        └──────────────────────────────────────────┘
        """)
  }
}
