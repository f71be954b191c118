import Catalogue
import Employees
import TestSupport
import Testing

nonisolated extension Requirement {
  /// A tapped row opens a profile.
  static let selection: [Requirement] = [
    Requirement(
      "4.1", "A tap on the name or a workplace of an employee opens the profile",
      """
      A tap on the row of a button, or on the reason of a refused deletion, does not. The title of \
      the profile is the name.
      """
    ) { architecture in
      let person = await Person(at: architecture, employees: [.hypatia, .grace, .ada])
      person.delete("Grace")
      await person.service.refuseChange(with: "no")
      // The lines 1 and 2 are Hypatia's. Grace's name and the reason take two each, and each other
      // row takes one.
      for line in 3...(Employee.grace.rowCount + 5) {
        let button = person.button(onLine: line)
        for column in [2, 40] where button?.contains(column) != true {
          person.tap(line: line, column: column)
          let title = [3, 4, 7, 8].contains(line) ? "[Back] ─ Grace Hopper" : "3 employees"
          #expect(person.lines[0].hasPrefix("┌─ \(title) ─"), "line \(line), column \(column)")
          person.back()
        }
      }
    },
    Requirement(
      "4.2", "A profile shows everything known about the employee and a way back",
      """
      It adds the phone number, the email address, and a button for the star, and has `[Call]` and \
      `[Write a letter]` where the list has them. `[Back]` is in the upper edge.
      """
    ) { architecture in
      let grace = await Person(at: architecture, employees: [.hypatia, .grace], height: 12)
      grace.select("Grace")
      expect(
        grace.frame,
        is: """
          ┌─ [Back] ─ Grace Hopper ──────────────────┐
          │ ▣ Grace Hopper                           │
          │   Compilers                              │
          │   · Vassar College                       │
          │   · Remington Rand                       │
          │   +1-202-555-0101                        │
          │   grace@example.org                      │
          │   [Add star]                             │
          │   [Call]                                 │
          │   [Write a letter]                       │
          │                                          │
          └──────────────────────────────────────────┘
          """)
      let hypatia = await Person(at: architecture, employees: [.grace, .hypatia], height: 12)
      hypatia.select("Hypatia")
      expect(
        hypatia.lines.prefix(4).joined(separator: "\n"),
        is: """
          ┌─ [Back] ─ Hypatia ───────────────────────┐
          │ □ Hypatia                                │
          │   Mathematics                            │
          │   [Add star]                             │
          """)
    },
    Requirement(
      "4.3", "The buttons of a profile cause the same actions as those of the list"
    ) { architecture in
      let person = await Person(at: architecture, employees: [.grace, .alan, .ada])
      person.select("Ada")
      for button in Employee.ada.buttons.reversed() { person.tap(button.title) }
      person.back()
      for button in Employee.alan.buttons { person.tap(button.title, of: "Alan") }
      let expected = Employee.ada.buttons.reversed() + Employee.alan.buttons
      #expect(person.contacts.made == expected.map(\.contact))
    },
    Requirement(
      "4.4", "Going back shows the list at the same place, and no row is selected"
    ) { architecture in
      let person = await Person(at: architecture, employees: [.paul, .rozsa, .ada], height: 7)
      // Each row of Paul takes a line, but the first one takes two.
      person.scroll(by: Employee.paul.rowCount + 1)
      person.select("Eötvös")
      #expect(person.lines[0].hasPrefix("┌─ [Back] ─ Rózsa Péter ─"))
      person.back()
      expect(
        person.frame,
        is: """
          ┌─ 3 employees ────────────────────────────┐
          │ □ Rózsa Péter                            │
          │   Recursive functions                    │
          │   · Eötvös Loránd University             │
          │   [Call]                                 │
          │ ▣ Ada Lovelace                           │
          └──────────────────────────────────────────┘
          """)
    },
    Requirement(
      "4.6", "A tap on a message, beside a retry button or on empty space has no effect",
      "Neither has a tap on the refresh control."
    ) { architecture in
      let person = Person(at: architecture, height: 8)
      #expect(person.select("Loading…"))
      await person.service.answer(with: [])
      #expect(person.select("There is nobody"))
      await person.refresh(with: [.hypatia])
      person.search("x")
      #expect(person.select("Nobody matches"))
      person.search("")
      person.pullToRefresh()
      #expect(person.select("Refreshing…"))
      await person.service.fail(with: "asleep")
      let frame = person.frame
      #expect(person.select("Could not load"))
      #expect(person.select("[Retry]"))
      person.tap(line: 6, column: Person.besideButtons)
      expect(person.frame, is: frame)
      #expect(person.service.requestCount == 3)
    },
    Requirement(
      "4.8", "A scrolled list that is updated behind a profile keeps its place"
    ) { architecture in
      let employees = Array([Employee].manySamples.prefix(21))
      let person = await Person(at: architecture, employees: employees, height: 16)
      person.pullToRefresh()
      #expect(person.scroll(to: employees[9].name))
      person.select(employees[9].name)
      await person.service.answer(with: [Employee.ada.with(id: 99)] + employees.dropFirst(3))
      person.back()
      #expect(person.line(of: employees[9].name) == 1)
    },
  ]
}
