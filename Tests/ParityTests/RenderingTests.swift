import Catalogue
import Employees
import TestSupport
import Testing

/// 1 Rendering: what a person sees of a loaded list.
struct RenderingTests {
  @Test(arguments: Architecture.allCases)
  func `1.1 An employee is a section of rows`(architecture: Architecture) async {
    let person = await Person(at: architecture, employees: [.grace], height: 8)
    expect(
      person.frame,
      is: """
        ┌─ 1 employee ─────────────────────────────┐
        │ ▣ Grace Hopper                           │
        │   Compilers                              │
        │   · Vassar College                       │
        │   · Remington Rand                       │
        │   [Call]                                 │
        │   [Write a letter]                       │
        └──────────────────────────────────────────┘
        """)
  }

  @Test(arguments: Architecture.allCases)
  func `1.2 Employees stand in the order of the list`(architecture: Architecture) async {
    let person = await Person(at: architecture, employees: [.ada, .hypatia], height: 9)
    expect(
      person.frame,
      is: """
        ┌─ 2 employees ────────────────────────────┐
        │ ▣ Ada Lovelace                           │
        │   Notes on the Analytical Engine         │
        │   [Call]                                 │
        │   [Write a letter]                       │
        │ □ Hypatia                                │
        │   Mathematics                            │
        │                                          │
        └──────────────────────────────────────────┘
        """)
  }

  @Test(arguments: Architecture.allCases)
  func `1.3 What an employee lacks takes no row`(architecture: Architecture) async {
    let alan = await Person(at: architecture, employees: [.alan], height: 6)
    expect(
      alan.frame,
      is: """
        ┌─ 1 employee ─────────────────────────────┐
        │ ▣ Alan Turing                            │
        │   Computability                          │
        │   · Bletchley Park                       │
        │   [Write a letter]                       │
        └──────────────────────────────────────────┘
        """)
    let rozsa = await Person(at: architecture, employees: [.rozsa], height: 6)
    expect(
      rozsa.frame,
      is: """
        ┌─ 1 employee ─────────────────────────────┐
        │ □ Rózsa Péter                            │
        │   Recursive functions                    │
        │   · Eötvös Loránd University             │
        │   [Call]                                 │
        └──────────────────────────────────────────┘
        """)
  }

  @Test(arguments: Architecture.allCases)
  func `1.4 Every workplace has a row`(architecture: Architecture) async {
    let person = await Person(at: architecture, employees: [.paul], height: 14)
    expect(
      person.frame,
      is: """
        ┌─ 1 employee ─────────────────────────────┐
        │ ▣ Paul Erdős                             │
        │   Combinatorics                          │
        │   · University 1                         │
        │   · University 2                         │
        │   · University 3                         │
        │   · University 4                         │
        │   · University 5                         │
        │   · University 6                         │
        │   · University 7                         │
        │   · University 8                         │
        │   · University 9                         │
        │   [Write a letter]                       │
        └──────────────────────────────────────────┘
        """)
  }

  @Test(arguments: Architecture.allCases)
  func `1.5 Text that is wide or too long stays in the frame`(architecture: Architecture) async {
    let long = Employee(
      id: 1, name: "夏培肃夏培肃夏培肃", specialization: "A specialization beyond the edge",
      workplaces: ["A workplace that is beyond the edge"])
    let person = await Person(at: architecture, employees: [long], width: 20, height: 6)
    expect(
      person.frame,
      is: """
        ┌─ 1 employee ─────┐
        │ □ 夏培肃夏培肃…  │
        │   A specializat… │
        │   · A workplace… │
        │                  │
        └──────────────────┘
        """)
  }
  @Test(arguments: Architecture.allCases)
  func `1.6 The title counts the employees`(architecture: Architecture) async {
    let waiting = Person(at: architecture)
    #expect(waiting.lines[0].hasPrefix("┌─ Employees ─"))
    await waiting.service.fail(with: "asleep")
    #expect(waiting.lines[0].hasPrefix("┌─ Employees ─"))
    for (count, title) in [(0, "No employees"), (1, "1 employee"), (24, "24 employees")] {
      let employees = GeneratedEmployeeService.employees(count: count)
      let person = await Person(at: architecture, employees: employees)
      #expect(person.lines[0].hasPrefix("┌─ \(title) ─"))
    }
  }
}
