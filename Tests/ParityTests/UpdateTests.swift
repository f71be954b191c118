import Catalogue
import Employees
import TestSupport
import Testing

/// 5 Updates: a new list takes the place of the old one, and nobody loses theirs.
struct UpdateTests {
  private static let employees = Array([Employee].manySamples.prefix(21))

  @Test(arguments: Architecture.allCases)
  func `5.1 Pulling shows the beginning, asks once, and says so above the list`(
    architecture: Architecture
  ) async {
    let person = await Person(at: architecture, employees: [.hypatia, .ada, .grace], height: 6)
    person.scroll(by: 5)
    person.pullToRefresh()
    await settle()
    #expect(person.service.requestCount == 2)
    expect(
      person.frame,
      is: """
        ┌─ 3 employees ────────────────────────────┐
        │ Loading…                                 │
        │ □ Hypatia                                │
        │   Mathematics                            │
        │ ▣ Ada Lovelace                           │
        └──────────────────────────────────────────┘
        """)
  }

  @Test(arguments: Architecture.allCases)
  func `5.2 A refreshed list is drawn as on a screen that is new`(
    architecture: Architecture
  ) async {
    let grace = Employee.grace.specializing(in: "COBOL").working(at: ["US Navy"])
    let lists: [[Employee]] = [
      .samples, [.hypatia] + .samples.filter { $0.id != 5 }, .samples.reversed(), [],
      [.grace, .ada], [.ada, .grace], [.alan, .ada, .rozsa, .grace, .paul], [grace, .alan],
      [.alan, .rozsa, grace], [.peisu], Self.employees,
    ]
    let person = await Person(at: architecture, employees: [.rozsa, .grace, .hypatia])
    for employees in lists {
      await person.refresh(with: employees)
      let fresh = await Person(at: architecture, employees: employees)
      #expect(person.list == fresh.list)
      #expect(person.frame == fresh.frame)
    }
  }

  @Test(arguments: Architecture.allCases)
  func `5.3 A list that shows its beginning goes on showing it`(
    architecture: Architecture
  ) async {
    let person = await Person(at: architecture, employees: [.ada, .paul], height: 8)
    await person.refresh(with: [.grace, .paul, .ada])
    let fresh = await Person(at: architecture, employees: [.grace, .paul, .ada], height: 8)
    #expect(person.frame == fresh.frame)
  }

  @Test(arguments: Architecture.allCases)
  func `5.4 The first row in view that stays keeps its line`(architecture: Architecture) async {
    let employees = Self.employees
    let changed = employees.map { $0.specializing(in: "Others") }
    // The list afterwards, and whose row is the first in view that is still there.
    let lists: [(after: [Employee], first: Int)] = [
      (employees, 9), ([Employee].samples + employees, 9), (Array(employees.dropFirst(5)), 9),
      (Array(employees[..<9] + employees[10...]), 10), (employees.reversed(), 9), (changed, 9),
      (Array(employees[..<4] + employees[11...]), 11),
    ]
    for (after, first) in lists {
      let person = await Person(at: architecture, employees: employees, height: 16)
      person.pullToRefresh()
      #expect(person.scroll(to: employees[9].name))
      let line = person.line(of: employees[first].name)
      await person.service.answer(with: after)
      #expect(person.line(of: employees[first].name) == line, "\(after.map(\.name))")
    }
  }

  @Test(arguments: Architecture.allCases)
  func `5.5 The selection follows its employee and its row`(architecture: Architecture) async {
    let person = await Person(at: architecture, employees: [.grace, .alan, .ada])
    person.select("Bletchley Park")
    person.back()
    let changed = Employee.alan.specializing(in: "Morphogenesis").working(at: ["Manchester"])
    for employees in [[.ada, .alan, .grace], [.paul, changed], [changed, .ada]] {
      await person.refresh(with: employees)
      let workplace = employees.contains(changed) ? "Manchester" : "Bletchley Park"
      #expect(person.content.filter { $0.hasPrefix("│▸") }.count == 1)
      #expect(person.content.contains { $0.hasPrefix("│▸  · \(workplace) ") })
    }
    person.pullToRefresh()
    await person.service.fail(with: "asleep")
    #expect(person.content.contains { $0.hasPrefix("│▸  · Manchester ") })
  }

  @Test(arguments: Architecture.allCases)
  func `5.6 The selection goes with its employee, and with its row`(
    architecture: Architecture
  ) async {
    let lone = Employee(id: 2, name: "Alan Turing", specialization: "Computability")
    for employees in [[.ada], [.ada, .grace], [.ada, lone], []] as [[Employee]] {
      let person = await Person(at: architecture, employees: [.alan, .ada])
      person.select("Bletchley Park")
      person.back()
      await person.refresh(with: employees)
      #expect(!person.frame.contains("▸"))
      await person.refresh(with: [.alan, .ada])
      #expect(!person.frame.contains("▸"))
    }
  }
}
