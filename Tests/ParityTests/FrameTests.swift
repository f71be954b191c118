import Architectures
import Employees
import TestSupport
import Testing

/// What a person sees of a loaded list: whole frames, the same from every architecture.
struct FrameTests {
  @Test(arguments: Architecture.allCases)
  func `nobody`(architecture: Architecture) async {
    let person = await Person(at: architecture, employees: [], height: 4)
    expect(
      person.frame,
      is: """
        ┌─ No employees ───────────────────────────┐
        │ There is nobody to show.                 │
        │                                          │
        └──────────────────────────────────────────┘
        """)
  }

  @Test(arguments: Architecture.allCases)
  func `one employee with everything`(architecture: Architecture) async {
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
  func `two employees, in the order of the list`(architecture: Architecture) async {
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
  func `no phone, no button to call`(architecture: Architecture) async {
    let person = await Person(at: architecture, employees: [.alan], height: 6)
    expect(
      person.frame,
      is: """
        ┌─ 1 employee ─────────────────────────────┐
        │ ▣ Alan Turing                            │
        │   Computability                          │
        │   · Bletchley Park                       │
        │   [Write a letter]                       │
        └──────────────────────────────────────────┘
        """)
  }

  @Test(arguments: Architecture.allCases)
  func `no email, no button to write; no photo, an open frame`(architecture: Architecture) async {
    let person = await Person(at: architecture, employees: [.rozsa], height: 6)
    expect(
      person.frame,
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
  func `nine workplaces, a row for each`(architecture: Architecture) async {
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
  func `text that is wide or too long stays in the frame`(architecture: Architecture) async {
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
}
