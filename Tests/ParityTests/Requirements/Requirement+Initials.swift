import Catalogue
import Employees
import TestSupport
import Testing

nonisolated extension Requirement {
  /// Initial letters above the employees, as an option.
  static let initials = [
    Requirement(
      "12.1", "A letter stands above the first of the employees whose names begin with it",
      "The order of the list does not change, so a letter may appear again further down."
    ) { architecture in
      let person = await screen(of: architecture, [.hypatia, .ada, .alan, .hypatia.with(id: 9)])
      expect(
        person.list,
        is: """
          ┌─ 4 employees ────────────────────────────┐
          │ H                                        │
          │ □ Hypatia                                │
          │   Mathematics                            │
          │ A                                        │
          │ ▣ Ada Lovelace                           │
          │   Notes on the Analytical Engine         │
          │   [Call]                                 │
          │   [Write a letter]                       │
          │ ▣ Alan Turing                            │
          │   Computability                          │
          │   · Bletchley Park                       │
          │   [Write a letter]                       │
          │ H                                        │
          │ □ Hypatia                                │
          │   Mathematics                            │
          └──────────────────────────────────────────┘
          """)
    },
    Requirement(
      "12.2", "After a refresh, a search and a deletion, the letters are those of a new screen"
    ) { architecture in
      let person = await screen(of: architecture, [.grace, .ada, .alan, .rozsa])
      await person.refresh(with: [.ada, .grace, .alan, .hypatia])
      let refreshed = await screen(of: architecture, [.ada, .grace, .alan, .hypatia])
      #expect(person.list == refreshed.list)
      person.delete("Grace Hopper")
      let deleted = await screen(of: architecture, [.ada, .alan, .hypatia])
      #expect(person.list == deleted.list)
      person.search("Alan")
      let found = await screen(of: architecture, [.alan])
      #expect(person.listContent == found.listContent)
      person.search("")
      #expect(person.list == deleted.list)
    },
  ]

  /// Opens a screen with initial letters, and waits until the list is loaded.
  @MainActor
  private static func screen(
    of architecture: Architecture, _ employees: [Employee]
  ) async -> Person {
    let person = Person(
      at: architecture.makeScreen, options: EmployeeListOptions(showsInitials: true), height: 40)
    await person.service.answer(with: employees)
    return person
  }
}
