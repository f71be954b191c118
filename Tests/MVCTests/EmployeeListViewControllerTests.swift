import Employees
import TestSupport
import Testing
import UIKit

@testable import MVC

/// The controller, tested as a whole screen.
struct EmployeeListViewControllerTests {
  @Test func `an employee has a row for each piece of information, with the status above`() async {
    let person = Person(at: EmployeeListModule.makeScreen, height: 13)
    await person.service.answer(with: [.grace, .hypatia])
    person.pullToRefresh()
    await person.service.fail(with: "asleep")
    expect(
      person.frame,
      is: """
        ┌─ 2 employees ────────────────────────────┐
        │ Could not load the list: service         │
        │ unavailable: asleep                      │
        │   [Retry]                                │
        │ ▣ Grace Hopper                           │
        │   Compilers                              │
        │   · Vassar College                       │
        │   · Remington Rand                       │
        │   [Call]                                 │
        │   [Write a letter]                       │
        │ □ Hypatia                                │
        │   Mathematics                            │
        └──────────────────────────────────────────┘
        """)
  }

  @Test func `a tap on a button reaches the contacts or the model`() async {
    let person = Person(at: EmployeeListModule.makeScreen)
    await person.service.fail(with: "asleep")
    person.tap("Retry")
    await person.service.answer(with: [.grace])
    for title in ["Call", "Write a letter"] { person.tap(title) }
    #expect(
      person.contacts.made == [
        .call("+1-202-555-0101", employee: 1), .write("grace@example.org", employee: 1),
      ])
  }

  @Test func `two screens of one model show the same employees, and search on their own`() async {
    let service = ControlledService()
    let model = EmployeeModel(service: service)
    let controllers = (0..<2).map { _ in
      EmployeeListViewController(model: model, contacts: RecordingContacts(), portraits: nil)
    }
    let people = controllers.map { controller in Person(at: { _, _, _ in controller }) }
    await service.answer(with: [.grace, .alan, .ada])
    people[0].search("grace")
    people[1].delete("Ada Lovelace")
    #expect(controllers.map(\.navigationItem.title) == ["1 of 2 employees", "2 employees"])
  }
}
