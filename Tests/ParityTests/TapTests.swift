import Catalogue
import Employees
import TestSupport
import Testing

/// 3 Taps: a button causes one action, for the employee under whose name it stands.
struct TapTests {
  private static let employees = [Employee].manySamples

  @Test(arguments: Architecture.allCases)
  func `3.1 A button causes one action, for the employee under whose name it stands`(
    architecture: Architecture
  ) async {
    let person = await Person(at: architecture, employees: Self.employees)
    for employee in [Self.employees[0], Self.employees[17], Self.employees[34]] {
      expectActions(of: employee, by: person)
    }
  }

  @Test(arguments: Architecture.allCases)
  func `3.2 So it does after scrolling to the end and back`(architecture: Architecture) async {
    let person = await Person(at: architecture, employees: Self.employees)
    person.scrollToEnd()
    expectActions(of: Self.employees[34], by: person)
    person.scrollToTop()
    expectActions(of: Self.employees[0], by: person)
  }

  @Test(arguments: Architecture.allCases)
  func `3.3 So it does after a refresh`(architecture: Architecture) async {
    let person = await Person(at: architecture, employees: [.grace, .ada])
    await person.refresh(with: [.ada, .grace])
    expectActions(of: .grace, by: person)
    expectActions(of: .ada, by: person)
  }

  @Test(arguments: Architecture.allCases)
  func `3.4 So it does during a search and after it`(architecture: Architecture) async {
    let person = await Person(at: architecture, employees: .samples)
    person.search("a")
    person.search("notes")
    expectActions(of: .ada, by: person)
    person.search("")
    expectActions(of: .grace, by: person)
    expectActions(of: .peisu, by: person)
  }

  @Test(arguments: Architecture.allCases)
  func `3.5 So it does after a deletion, and after one that is refused`(
    architecture: Architecture
  ) async {
    let person = await Person(at: architecture, employees: [.rozsa, .grace, .ada])
    person.delete("Rózsa")
    expectActions(of: .grace, by: person)
    expectActions(of: .ada, by: person)
    await person.service.refuseDeletion(with: "tenured")
    expectActions(of: .rozsa, by: person)
    expectActions(of: .ada, by: person)
  }

  @Test(arguments: Architecture.allCases)
  func `3.6 A tap that is not on a button causes no action`(architecture: Architecture) async {
    let person = await Person(at: architecture, employees: [.grace], width: 30, height: 12)
    for line in -1...12 {
      for column in -1...30 where !person.isOnButton(line: line, column: column) {
        person.tap(line: line, column: column)
        person.back()
      }
    }
    #expect(person.actions.actions.isEmpty)
    #expect(person.service.requestCount == 1)
  }

  /// Taps each button that an employee should have, and compares what left the screen.
  private func expectActions(
    of employee: Employee, by person: Person, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let before = person.actions.actions.count
    var expected: [RecordingActions.Action] = []
    if let phone = employee.phone {
      #expect(person.findAndTap("Call", of: employee.name), sourceLocation: sourceLocation)
      expected.append(.call(phone, employee: employee.id))
    }
    if let email = employee.email {
      #expect(
        person.findAndTap("Write a letter", of: employee.name), sourceLocation: sourceLocation)
      expected.append(.write(email, employee: employee.id))
    }
    #expect(
      Array(person.actions.actions[before...]) == expected, sourceLocation: sourceLocation)
  }
}
