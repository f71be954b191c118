import Employees
import TestSupport
import Testing

@testable import MVP

/// The view with cards, tested in a window with the presenter of the list.
struct EmployeeGridViewControllerTests {
  private let person = Person(
    at: { service, contacts, _ in
      EmployeeListModule.makeGrid(service: service, contacts: contacts)
    }, width: 32, height: 8)

  @Test func `a card shows the rows of the presenter, and reports taps to it`() async {
    await person.service.answer(with: [.grace])
    expect(
      person.frame,
      is: """
        ┌─ 1 employee ─────────────────┐
        │ ▣ Grace Hopper               │
        │   Compilers                  │
        │   · Vassar College           │
        │   · Remington Rand           │
        │   [Call]                     │
        │   [Write a letter]           │
        └──────────────────────────────┘
        """)
    person.tap("Write a letter")
    person.select("Vassar College")
    #expect(person.contacts.made == [.write("grace@example.org", employee: 1)])
    #expect(person.lines[0].contains("Grace Hopper"))
  }

  @Test func `a message is not highlighted`() {
    let frame = person.frame
    person.tap(line: 1, column: 4)
    expect(person.frame, is: frame)
  }
}
