import Architectures
import Employees
import TestSupport
import Testing

/// What a tap causes: one action, for the employee under whose name the button stands.
struct TapTests {
  private static let employees: [Employee] = (0..<5).flatMap { round in
    [Employee].samples.map { sample in
      Employee(
        id: sample.id + 10 * round, name: "\(sample.name) \(round)",
        specialization: sample.specialization, photo: sample.photo, workplaces: sample.workplaces,
        phone: sample.phone.map { "\($0)\(round)" }, email: sample.email.map { "\(round)\($0)" })
    }
  }

  @Test(arguments: Architecture.allCases)
  func `every button of the first, a middle and the last employee acts once`(
    architecture: Architecture
  ) async {
    let person = await Person(at: architecture, employees: Self.employees)
    for employee in [Self.employees[0], Self.employees[17], Self.employees[34]] {
      expectActions(of: employee, by: person)
    }
  }

  @Test(arguments: Architecture.allCases)
  func `so it does after scrolling to the end and back`(architecture: Architecture) async {
    let person = await Person(at: architecture, employees: Self.employees)
    person.scrollToEnd()
    expectActions(of: Self.employees[34], by: person)
    person.scrollToTop()
    expectActions(of: Self.employees[0], by: person)
  }

  @Test(arguments: Architecture.allCases)
  func `after a refresh a tap reaches the employee that is drawn there now`(
    architecture: Architecture
  ) async {
    let person = await Person(at: architecture, employees: [.grace, .ada])
    person.pullToRefresh()
    await person.service.answer(with: [.ada, .grace])
    expectActions(of: .grace, by: person)
    expectActions(of: .ada, by: person)
  }

  @Test(arguments: Architecture.allCases)
  func `beside a button, on text and on the frame a tap does nothing`(
    architecture: Architecture
  ) async {
    let person = await Person(at: architecture, employees: [.grace], width: 30, height: 12)
    for line in -1...12 {
      for column in -1...30 where !person.isOnButton(line: line, column: column) {
        person.tap(line: line, column: column)
      }
    }
    #expect(person.actions.actions.isEmpty)
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
