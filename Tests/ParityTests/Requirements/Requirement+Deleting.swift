import Catalogue
import Employees
import TestSupport
import Testing

nonisolated extension Requirement {
  /// A deleted employee disappears at once, and returns if the service refuses.
  static let deleting: [Requirement] = [
    Requirement(
      "7.1", "A swipe on the row with the name deletes the employee at once",
      "The screen asks the service once and does not load the list again."
    ) { architecture in
      let expected = await Person(at: architecture, employees: [.hypatia, .ada])
      // The row with Grace's name has the lines 3 and 4.
      for line in 3...4 {
        let person = await Person(at: architecture, employees: [.hypatia, .grace, .ada])
        person.delete(line: line)
        expect(person.frame, is: expected.frame)
        await settle()
        expect(person.frame, is: expected.frame)
        #expect(person.service.deletions == [1])
        #expect(person.service.requestCount == 1)
      }
    },
    Requirement(
      "7.2", "Only the answer to a later request brings a deleted employee back",
      "A request is later if it starts after the service has confirmed the deletion."
    ) { architecture in
      let person = await Person(at: architecture, employees: [.grace, .alan, .ada])
      person.delete("Alan")
      await person.refresh(with: [.rozsa, .alan, .ada])
      #expect(person.line(of: "Alan") == nil)
      #expect(person.lines[0].hasPrefix("┌─ 2 employees ─"))
      person.pullToRefresh()
      await person.service.acceptChange()
      await person.service.answer(with: [.alan, .grace, .ada])
      let expected = await Person(at: architecture, employees: [.grace, .ada])
      expect(person.frame, is: expected.frame)
      await person.refresh(with: [.alan, .grace, .ada])
      let later = await Person(at: architecture, employees: [.alan, .grace, .ada])
      expect(person.frame, is: later.frame)
      #expect(person.service.deletions == [2])
    },
    Requirement(
      "7.3", "A refusal restores the employee, with the reason below the specialization",
      "“Could not delete NAME: REASON” takes as many lines as it needs, at most ten. The "
        + "employee returns to the old place, and counts in the title again."
    ) { architecture in
      let person = await Person(at: architecture, employees: [.rozsa, .hypatia, .alan], height: 12)
      person.delete("Hypatia")
      await person.service.refuseChange(with: "no")
      expect(
        person.frame,
        is: """
          ┌─ 3 employees ────────────────────────────┐
          │ □ Rózsa Péter                            │
          │   Recursive functions                    │
          │   · Eötvös Loránd University             │
          │   [Call]                                 │
          │ □ Hypatia                                │
          │   Mathematics                            │
          │ Could not delete Hypatia: service        │
          │ unavailable: no                          │
          │ ▣ Alan Turing                            │
          │   Computability                          │
          └──────────────────────────────────────────┘
          """)
    },
    Requirement(
      "7.4", "The reason stays until the next request or another deletion of the employee starts",
      "Each refused employee has a reason. The end of an earlier request leaves it there. While a "
        + "search hides the employee, the reason is above the list. An employee who isn't in a "
        + "later answer does not return, and has no reason."
    ) { architecture in
      let employees = [Employee.hypatia, .grace, .ada]
      let expected = await Person(at: architecture, employees: employees)

      // A request that starts takes all reasons away, whatever its answer is.
      for isFailing in [false, true] {
        let person = await Person(at: architecture, employees: employees)
        for name in ["Grace", "Hypatia"] {
          person.delete(name)
          await person.service.refuseChange(with: "tenured")
        }
        #expect(person.line(of: "Could not delete Hypatia") == 3)
        #expect(person.line(of: "Could not delete Grace Hopper") == 7)
        person.pullToRefresh()
        #expect(person.line(of: "tenured") == nil)
        if isFailing {
          await person.service.fail(with: "asleep")
          #expect(person.line(of: "tenured") == nil)
        } else {
          await person.service.answer(with: employees)
          expect(person.frame, is: expected.frame)
        }
      }

      // The request started before the refusal, so its answer or failure does not hide the reason.
      for isFailing in [false, true] {
        let person = await Person(at: architecture, employees: employees)
        person.delete("Hypatia")
        person.pullToRefresh()
        await person.service.refuseChange(with: "tenured")
        #expect(person.line(of: "Could not delete Hypatia") == 4)
        if isFailing {
          await person.service.fail(with: "asleep")
          #expect(person.line(of: "Could not delete Hypatia") == 6)
          #expect(person.tap("Retry"))
          #expect(person.line(of: "tenured") == nil)
        } else {
          await person.service.answer(with: employees)
          #expect(person.line(of: "Could not delete Hypatia") == 3)
        }
      }

      // If a search does not find the employee, the reason is above the others.
      let searching = await Person(at: architecture, employees: employees)
      searching.delete("Hypatia")
      searching.search("grace")
      await searching.service.refuseChange(with: "tenured")
      #expect(searching.line(of: "Could not delete Hypatia") == 1)
      searching.search("")
      #expect(searching.line(of: "Could not delete Hypatia") == 3)

      // The employee is deleted again.
      searching.delete("Hypatia")
      #expect(searching.line(of: "tenured") == nil)
      await searching.service.refuseChange(with: "elected")
      #expect(searching.line(of: "tenured") == nil)
      #expect(searching.line(of: "elected") != nil)
      searching.delete("Hypatia")
      await searching.service.acceptChange()
      #expect(searching.line(of: "elected") == nil)

      // An employee who isn't in a later answer does not return.
      let gone = await Person(at: architecture, employees: employees)
      gone.delete("Hypatia")
      await gone.refresh(with: [.grace, .ada])
      await gone.service.refuseChange(with: "tenured")
      let others = await Person(at: architecture, employees: [.grace, .ada])
      expect(gone.frame, is: others.frame)
    },
    Requirement("7.5", "The service may answer several deletions in any order") { architecture in
      for order in [[0, 1, 2], [2, 1, 0], [1, 2, 0]] {
        let person = await Person(at: architecture, employees: [.grace, .alan, .rozsa, .ada])
        for name in ["Alan", "Grace", "Ada"] { person.delete(name) }
        await settle()
        #expect(person.service.deletions == [2, 1, 4])
        for deletion in order {
          if deletion == 1 {
            await person.service.refuseChange(1, with: "tenured")
          } else {
            await person.service.acceptChange(deletion)
          }
        }
        let isShown = ["Grace", "Alan", "Rózsa", "Ada"].map { person.line(of: $0) != nil }
        #expect(isShown == [true, false, true, false])
        await person.refresh(with: [.grace, .rozsa])
        let expected = await Person(at: architecture, employees: [.grace, .rozsa])
        expect(person.frame, is: expected.frame)
      }
    },
    Requirement(
      "7.6", "The list does not jump when an employee is deleted or comes back"
    ) { architecture in
      let employees = [Employee].manySamples
      let person = await Person(at: architecture, employees: employees, height: 16)
      #expect(person.scroll(to: employees[10].name))
      let before = person.content
      // The name takes two lines, and each other row one.
      let lines = employees[10].rowCount + 1

      person.delete(employees[11].name)
      #expect(person.content[..<lines] == before[..<lines])
      #expect(person.line(of: employees[12].name) == lines + 1)
      await person.service.refuseChange(with: "tenured")
      #expect(person.content[..<(lines + 2)] == before[..<(lines + 2)])
      #expect(person.line(of: "Could not delete \(employees[11].name)") == lines + 3)

      // The next employee takes the line.
      person.delete(employees[10].name)
      #expect(person.line(of: employees[11].name) == 1)
    },
    Requirement(
      "7.7", "Only the row with a name can be swiped away",
      """
      A swipe on a workplace, a button, a message, the refresh control, empty space, the frame or \
      a profile deletes nothing.
      """
    ) { architecture in
      let person = Person(at: architecture)
      #expect(person.delete("Loading…"))
      await person.service.answer(with: [])
      #expect(person.delete("There is nobody"))
      person.pullToRefresh()
      await person.service.fail(with: "asleep")
      #expect(person.delete("Could not load"))
      #expect(person.delete("[Retry]"))
      await person.refresh(with: [.hypatia])
      for line in [-1, 0, 3, 22, 23, 24] { person.delete(line: line) }
      person.pullToRefresh()
      #expect(person.delete("Refreshing…"))
      await person.service.answer(with: [.hypatia, .grace])
      for text in ["Vassar", "Remington", "[Call]", "[Write"] { #expect(person.delete(text)) }
      person.search("x")
      #expect(person.delete("Nobody matches"))
      person.search("")
      person.select("Hypatia")
      for line in 1...4 { person.delete(line: line) }
      person.back()
      await settle()
      #expect(person.service.deletions == [])
      #expect(person.line(of: "Hypatia") == 1)
    },
    Requirement(
      "7.8", "An employee deleted during a search is missing after the search is cleared"
    ) { architecture in
      let person = await Person(at: architecture, employees: .samples)
      person.search("comp")
      person.delete("Alan")
      #expect(person.lines[0].hasPrefix("┌─ 2 of 6 employees ─"))
      #expect(person.line(of: "Alan") == nil)
      person.delete("Grace")
      await person.service.refuseChange(0, with: "tenured")
      #expect(person.lines[0].hasPrefix("┌─ 2 of 6 employees ─"))
      #expect(person.line(of: "Could not delete Alan Turing") != nil)
      await person.service.acceptChange(1)
      person.search("")
      #expect(person.list.contains("Alan Turing"))
      #expect(!person.list.contains("Grace Hopper"))
      let others = [Employee].samples.filter { $0.id != 1 }
      await person.refresh(with: others)
      let expected = await Person(at: architecture, employees: others)
      expect(person.frame, is: expected.frame)
    },
  ]
}
