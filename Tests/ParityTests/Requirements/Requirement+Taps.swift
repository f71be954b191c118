import Catalogue
import Employees
import TestSupport
import Testing

nonisolated extension Requirement {
  /// A button acts for the right employee, whatever happened to the list before.
  static let taps: [Requirement] = [
    Requirement(
      "3.1", "A button causes one action for the employee above it",
      "The action carries the id of the employee and the phone number or the email address."
    ) { architecture in
      let employees = [Employee].manySamples
      let person = await Person(at: architecture, employees: employees)
      for employee in [employees[0], employees[17], employees[34]] {
        person.expectActions(of: employee)
      }
    },
    Requirement(
      "3.2", "After scrolling to the end and back, a button still acts for the employee above it"
    ) { architecture in
      let employees = [Employee].manySamples
      let person = await Person(at: architecture, employees: employees)
      person.scrollToEnd()
      person.expectActions(of: employees[34])
      person.scrollToTop()
      person.expectActions(of: employees[0])
    },
    Requirement(
      "3.3", "After a refresh, a button still acts for the employee above it",
      "The refresh moves the employees to other rows."
    ) { architecture in
      let person = await Person(at: architecture, employees: [.grace, .ada])
      await person.refresh(with: [.ada, .grace])
      person.expectActions(of: .grace)
      person.expectActions(of: .ada)
    },
    Requirement(
      "3.4", "During and after a search, a button still acts for the employee above it"
    ) { architecture in
      let person = await Person(at: architecture, employees: .samples)
      person.search("a")
      person.search("notes")
      person.expectActions(of: .ada)
      person.search("")
      person.expectActions(of: .grace)
      person.expectActions(of: .peisu)
    },
    Requirement(
      "3.5", "After a deletion and after its refusal, a button still acts for the employee above it"
    ) { architecture in
      let person = await Person(at: architecture, employees: [.rozsa, .grace, .ada])
      person.delete("Rózsa")
      person.expectActions(of: .grace)
      person.expectActions(of: .ada)
      await person.service.refuseChange(with: "tenured")
      person.expectActions(of: .rozsa)
      person.expectActions(of: .ada)
    },
    Requirement("3.6", "A tap beside a button causes no action") { architecture in
      let person = await Person(at: architecture, employees: [.grace], width: 30, height: 12)
      for line in -1...12 {
        let button = person.button(onLine: line)
        for column in -1...30 where button?.contains(column) != true {
          person.tap(line: line, column: column)
          person.back()
        }
      }
      #expect(person.contacts.made.isEmpty)
      #expect(person.service.requestCount == 1)
    },
  ]
}

// MARK: -

extension Person {
  /// Taps each button that an employee should have, and compares the calls and emails.
  fileprivate func expectActions(
    of employee: Employee, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let before = contacts.made.count
    for button in employee.buttons {
      #expect(findAndTap(button.title, of: employee.name), sourceLocation: sourceLocation)
    }
    #expect(
      Array(contacts.made[before...]) == employee.buttons.map(\.contact),
      sourceLocation: sourceLocation)
  }
}
