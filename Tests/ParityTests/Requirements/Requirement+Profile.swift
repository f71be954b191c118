import Catalogue
import Employees
import TestSupport
import Testing
import UIKit

nonisolated extension Requirement {
  /// The list and a profile show the same employees.
  static let profile: [Requirement] = [
    Requirement(
      "12.1", "A star shows at once on the profile and in the list",
      "`★` follows the name. The screen asks the service once, and doesn't load the list again."
    ) { architecture in
      let person = await Person(at: architecture, employees: [.hypatia, .grace], height: 10)
      person.select("Grace")
      #expect(person.tap("Add star"))
      await settle()
      let profile = """
        ┌─ [Back] ─ Grace Hopper ──────────────────┐
        │ ▣ Grace Hopper ★                         │
        │   Compilers                              │
        │   · Vassar College                       │
        │   · Remington Rand                       │
        │   +1-202-555-0101                        │
        │   grace@example.org                      │
        │   [Remove star]                          │
        │   [Call]                                 │
        └──────────────────────────────────────────┘
        """
      expect(person.frame, is: profile)
      person.back()
      let list = """
        ┌─ 2 employees ────────────────────────────┐
        │ □ Hypatia                                │
        │   Mathematics                            │
        │ ▣ Grace Hopper ★                         │
        │   Compilers                              │
        │   · Vassar College                       │
        │   · Remington Rand                       │
        │   [Call]                                 │
        │   [Write a letter]                       │
        └──────────────────────────────────────────┘
        """
      expect(person.frame, is: list)
      await person.service.acceptChange()
      expect(person.frame, is: list)
      person.select("Grace")
      expect(person.frame, is: profile)
      #expect(person.service.changes == [.star(true, 1)])
      #expect(person.service.requestCount == 1)
    },
    Requirement(
      "12.2", "A star can be removed"
    ) { architecture in
      let person = await Person(at: architecture, employees: [Employee.grace.starred(true), .ada])
      #expect(person.line(of: "Grace Hopper ★") == 1)
      person.select("Grace")
      #expect(person.tap("Remove star"))
      await settle()
      #expect(person.line(of: "★") == nil)
      await person.service.acceptChange()
      #expect(person.line(of: "[Add star]") != nil)
      person.back()
      #expect(person.line(of: "★") == nil)
      #expect(person.service.changes == [.star(false, 1)])
    },
    Requirement(
      "12.3", "A refused star is taken back on both screens, with the reason",
      """
      “Could not add a star to NAME: REASON” follows the specialization, as the reason of a \
      refused deletion does in 7.3.
      """
    ) { architecture in
      let person = await Person(at: architecture, employees: [.grace, .alan], height: 11)
      person.select("Grace")
      person.tap("Add star")
      await person.service.refuseChange(with: "shy")
      expect(
        person.frame,
        is: """
          ┌─ [Back] ─ Grace Hopper ──────────────────┐
          │ ▣ Grace Hopper                           │
          │   Compilers                              │
          │ Could not add a star to Grace Hopper:    │
          │ service unavailable: shy                 │
          │   · Vassar College                       │
          │   · Remington Rand                       │
          │   +1-202-555-0101                        │
          │   grace@example.org                      │
          │   [Add star]                             │
          └──────────────────────────────────────────┘
          """)
      person.back()
      expect(
        person.frame,
        is: """
          ┌─ 2 employees ────────────────────────────┐
          │ ▣ Grace Hopper                           │
          │   Compilers                              │
          │ Could not add a star to Grace Hopper:    │
          │ service unavailable: shy                 │
          │   · Vassar College                       │
          │   · Remington Rand                       │
          │   [Call]                                 │
          │   [Write a letter]                       │
          │ ▣ Alan Turing                            │
          └──────────────────────────────────────────┘
          """)
      person.search("alan")
      #expect(person.line(of: "Could not add a star to Grace Hopper") == 1)
    },
    Requirement(
      "12.4", "The star button is disabled until the service answers",
      "On a profile that you open before the answer, the button is disabled from the start."
    ) { architecture in
      let person = await Person(at: architecture, employees: [.grace, .alan])
      person.select("Grace")
      for _ in 1...2 {
        person.tap("Add star")
        person.tap("Remove star")
        await settle()
        #expect(person.service.changes == [.star(true, 1)])
        person.back()
        person.select("Grace")
      }
      await person.service.acceptChange()
      person.tap("Remove star")
      await settle()
      #expect(person.service.changes == [.star(true, 1), .star(false, 1)])
    },
    Requirement(
      "12.5", "An employee shows only the reason of the latest refusal",
      "The reason disappears when another change of this employee, or a request, starts."
    ) { architecture in
      let person = await Person(at: architecture, employees: [.alan, .grace])
      person.delete("Alan")
      await person.service.refuseChange(with: "tenured")
      person.select("Alan")
      #expect(person.line(of: "Could not delete Alan Turing") == 3)
      person.tap("Add star")
      await settle()
      #expect(person.line(of: "Could not") == nil)
      await person.service.refuseChange(with: "shy")
      #expect(person.line(of: "Could not add a star to Alan Turing") == 3)
      #expect(person.line(of: "Could not delete") == nil)
      person.back()
      #expect(person.line(of: "Could not add a star to Alan Turing") == 3)
      person.pullToRefresh()
      await settle()
      #expect(person.line(of: "Could not") == nil)
    },
    Requirement(
      "12.6", "A deletion that starts before a star is answered wins",
      "A star that's refused while the deletion waits for its answer leaves no reason."
    ) { architecture in
      let person = await Person(at: architecture, employees: [.alan, .grace])
      person.select("Alan")
      person.tap("Add star")
      await settle()
      person.back()
      person.delete("Alan")
      await settle()
      await person.service.refuseChange(0, with: "shy")
      #expect(person.line(of: "Alan") == nil)
      await person.service.refuseChange(1, with: "tenured")
      #expect(person.line(of: "Alan Turing") == 1)
      #expect(person.line(of: "Could not delete Alan Turing") == 3)
      #expect(person.line(of: "★") == nil)
      #expect(person.line(of: "shy") == nil)
    },
    Requirement(
      "12.7", "An answer that arrives while a profile is open updates the profile and the list"
    ) { architecture in
      let person = await Person(at: architecture, employees: [.alan, .grace], height: 6)
      person.pullToRefresh()
      await settle()
      person.select("Alan")
      let alan = Employee(id: 2, name: "A. M. Turing", specialization: "Morphogenesis")
      await person.service.answer(with: [alan, .ada])
      expect(
        person.frame,
        is: """
          ┌─ [Back] ─ A. M. Turing ──────────────────┐
          │ □ A. M. Turing                           │
          │   Morphogenesis                          │
          │   [Add star]                             │
          │                                          │
          └──────────────────────────────────────────┘
          """)
      person.back()
      expect(
        person.frame,
        is: """
          ┌─ 2 employees ────────────────────────────┐
          │ □ A. M. Turing                           │
          │   Morphogenesis                          │
          │ ▣ Ada Lovelace                           │
          │   Notes on the Analytical Engine         │
          └──────────────────────────────────────────┘
          """)
    },
    Requirement(
      "12.8", "A profile of an employee who is no longer in the list says so, and offers nothing",
      "It shows the name and specialization that the employee had when it opened."
    ) { architecture in
      let person = await Person(at: architecture, employees: [.alan, .grace], height: 9)
      person.pullToRefresh()
      await settle()
      person.select("Alan")
      let before = person.frame
      await person.service.answer(with: [.grace])
      expect(
        person.frame,
        is: """
          ┌─ [Back] ─ Alan Turing ───────────────────┐
          │ ▣ Alan Turing                            │
          │   Computability                          │
          │ Alan Turing is no longer in the list.    │
          │                                          │
          │                                          │
          │                                          │
          │                                          │
          └──────────────────────────────────────────┘
          """)
      person.back()
      #expect(person.line(of: "Alan") == nil)
      await person.refresh(with: [.alan, .grace])
      person.select("Alan")
      expect(person.frame, is: before)
    },
    Requirement(
      "12.9", "Only the answer to a later request takes back a star that the service has set",
      "A request is later if it starts after the service has confirmed the star."
    ) { architecture in
      for isConfirmedFirst in [true, false] {
        let person = await Person(at: architecture, employees: [.grace, .alan])
        person.pullToRefresh()
        await settle()
        person.select("Grace")
        person.tap("Add star")
        if isConfirmedFirst { await person.service.acceptChange() }
        await person.service.answer(with: [.grace, .alan])
        #expect(person.line(of: "Grace Hopper ★") == 1)
        if !isConfirmedFirst { await person.service.acceptChange() }
        person.back()
        #expect(person.line(of: "Grace Hopper ★") == 1)
        await person.refresh(with: [.grace, .alan])
        #expect(person.line(of: "★") == nil)
      }
    },
    Requirement(
      "12.10", "A star is answered after its profile has closed",
      "If the service refuses the star, a profile that you open later shows the reason."
    ) { architecture in
      let person = await Person(at: architecture, employees: [.grace, .alan])
      person.select("Grace")
      person.tap("Add star")
      await settle()
      let profile = person.visibleParts
      person.back()
      await expectReleased(profile)
      #expect(person.line(of: "Grace Hopper ★") == 1)
      await person.service.refuseChange(with: "shy")
      #expect(person.line(of: "★") == nil)
      #expect(person.line(of: "Could not add a star to Grace Hopper") == 3)
      person.select("Grace")
      #expect(person.line(of: "Could not add a star to Grace Hopper") == 3)
    },
    Requirement(
      "12.11", "A deletion that is refused while the profile is open shows there",
      "The profile is in a second window. Until the answer, its employee is not in the list."
    ) { architecture in
      let person = await Person(at: architecture, employees: [.grace, .alan])
      person.select("Alan")
      let profile = Person(besides: person)
      let before = profile.frame
      person.delete("Alan")
      await settle()
      #expect(profile.line(of: "Alan Turing is no longer in the list.") == 3)
      #expect(profile.line(of: "[Add star]") == nil)
      await person.service.refuseChange(with: "tenured")
      #expect(profile.line(of: "Could not delete Alan Turing") == 3)
      #expect(profile.line(of: "[Add star]") != nil)
      person.pullToRefresh()
      await settle()
      expect(profile.frame, is: before)
    },
    Requirement(
      "12.12", "No row of a profile can be selected or deleted, pulled down, or searched"
    ) { architecture in
      let person = await Person(at: architecture, employees: [.grace])
      person.select("Grace")
      let frame = person.frame
      for line in 1...8 where !person.lines[line].contains("[") {
        person.tap(line: line)
        person.delete(line: line)
      }
      person.pullToRefresh()
      person.search("alan")
      await settle()
      expect(person.frame, is: frame)
      #expect(person.service.changes == [])
      #expect(person.service.requestCount == 1)
      #expect(person.tap("Call"))
    },
    Requirement(
      "12.13", "A list with a profile is released before a star is answered",
      "The change isn't canceled. Its answer causes no request and no other change."
    ) { architecture in
      for isRefused in [false, true] {
        var person: Person? = await Person(at: architecture, employees: [.grace, .alan])
        person?.select("Grace")
        person?.tap("Add star")
        await settle()
        let service = person?.service
        let parts = person?.screenParts ?? []
        person = nil
        await expectReleased(parts)
        if isRefused {
          await service?.refuseChange(with: "shy")
        } else {
          await service?.acceptChange()
        }
        #expect(service?.requestCount == 1)
        #expect(service?.changes == [.star(true, 1)])
        #expect(service?.cancelledCount == 0)
      }
    },
  ]
}

// MARK: -

extension Person {
  /// Opens the profile that a person is looking at in a second window.
  fileprivate convenience init(besides person: Person) {
    let profile = person.visibleViewController
    person.back()
    self.init(at: profile, service: person.service, contacts: person.contacts)
  }
}
