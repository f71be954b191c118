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
      let hedy = Employee(id: 9, name: "hedy Lamarr", specialization: "Radio")
      let emil = Employee(id: 10, name: "Émilie du Châtelet", specialization: "Physics")
      let erna = Employee(
        id: 11, name: "Erna Hoover", specialization: "Telephony", photo: "erna.png")
      let nobody = Employee(id: 12, name: " ", specialization: "Silence")
      let person = await screen(of: architecture, [.hypatia, hedy, emil, erna, nobody, .rozsa])
      expect(
        person.list,
        is: """
          ┌─ 6 employees ────────────────────────────┐
          │ H                                        │
          │ □ Hypatia                                │
          │   Mathematics                            │
          │ □ hedy Lamarr                            │
          │   Radio                                  │
          │ E                                        │
          │ □ Émilie du Châtelet                     │
          │   Physics                                │
          │ ▣ Erna Hoover                            │
          │   Telephony                              │
          │ □                                        │
          │   Silence                                │
          │ R                                        │
          │ □ Rózsa Péter                            │
          │   Recursive functions                    │
          │   · Eötvös Loránd University             │
          │   [Call]                                 │
          └──────────────────────────────────────────┘
          """)
    },
    Requirement(
      "12.2", "After a refresh, a search and a deletion, the letters are those of a new screen",
      "A marked employee keeps the mark when a letter moves to them."
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
      // The letter moves to the marked employee, who keeps the mark.
      person.select("Alan Turing")
      person.back()
      person.delete("Ada Lovelace")
      #expect(person.frame.contains(#/│ A +│\n│▸. Alan Turing/#))
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
