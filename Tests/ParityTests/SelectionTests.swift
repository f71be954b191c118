import Catalogue
import Employees
import TestSupport
import Testing

/// 4 Selection and navigation: a tapped row is marked, and leads to a profile and back.
struct SelectionTests {
  @Test(arguments: Architecture.allCases)
  func `4.1 A tap on any row of an employee, beside its button, shows the profile`(
    architecture: Architecture
  ) async {
    let person = await Person(at: architecture, employees: [.hypatia, .grace, .ada])
    // The lines 1 and 2 are Hypatia's, the next six Grace's.
    for line in 3...8 {
      for column in [2, 40] where !person.isOnButton(line: line, column: column) {
        person.tap(line: line, column: column)
        #expect(person.lines[0].hasPrefix("┌─ Grace Hopper ─"), "line \(line), column \(column)")
        person.back()
        #expect(person.lines[0].hasPrefix("┌─ 3 employees ─"))
      }
    }
  }

  @Test(arguments: Architecture.allCases)
  func `4.2 A profile says all that is known of an employee, and offers to go back`(
    architecture: Architecture
  ) async {
    let grace = await Person(at: architecture, employees: [.hypatia, .grace], height: 12)
    grace.select("Grace")
    expect(
      grace.frame,
      is: """
        ┌─ Grace Hopper ───────────────────────────┐
        │ ▣ Grace Hopper                           │
        │   Compilers                              │
        │   · Vassar College                       │
        │   · Remington Rand                       │
        │   +1-202-555-0101                        │
        │   grace@example.org                      │
        │   [Call]                                 │
        │   [Write a letter]                       │
        │   [Back]                                 │
        │                                          │
        └──────────────────────────────────────────┘
        """)
    let hypatia = await Person(at: architecture, employees: [.grace, .hypatia], height: 12)
    hypatia.select("Hypatia")
    expect(
      hypatia.content.prefix(4).joined(separator: "\n"),
      is: """
        │ □ Hypatia                                │
        │   Mathematics                            │
        │   [Back]                                 │
        │                                          │
        """)
  }

  @Test(arguments: Architecture.allCases)
  func `4.3 The buttons of a profile cause what those of the list cause`(
    architecture: Architecture
  ) async {
    let person = await Person(at: architecture, employees: [.grace, .alan, .ada])
    person.select("Ada")
    person.tap("Write a letter")
    person.tap("Call")
    person.back()
    person.tap("Write a letter", of: "Alan")
    #expect(
      person.actions.actions == [
        .write("ada@example.org", employee: 4), .call("+1-202-555-0104", employee: 4),
        .write("alan@example.org", employee: 2),
      ])
  }

  @Test(arguments: Architecture.allCases)
  func `4.4 Back shows the list where it was, with the row marked`(
    architecture: Architecture
  ) async {
    let person = await Person(at: architecture, employees: [.paul, .rozsa, .ada], height: 7)
    person.scroll(by: 11)
    person.select("Eötvös")
    #expect(person.lines[0].hasPrefix("┌─ Rózsa Péter ─"))
    person.back()
    expect(
      person.frame,
      is: """
        ┌─ 3 employees ────────────────────────────┐
        │   [Write a letter]                       │
        │ □ Rózsa Péter                            │
        │   Recursive functions                    │
        │▸  · Eötvös Loránd University             │
        │   [Call]                                 │
        └──────────────────────────────────────────┘
        """)
  }

  @Test(arguments: Architecture.allCases)
  func `4.5 The row that was tapped last is marked, and no other`(
    architecture: Architecture
  ) async {
    let person = await Person(at: architecture, employees: [.grace, .alan])
    for row in ["Vassar", "Alan Turing", "Computability", "Bletchley", "Bletchley"] {
      #expect(person.select(row))
      person.back()
    }
    // A button that is tapped marks nothing.
    person.tap("Call", of: "Grace")
    #expect(person.content.filter { $0.hasPrefix("│▸") }.count == 1)
    #expect(person.content.contains { $0.hasPrefix("│▸  · Bletchley Park ") })
  }

  @Test(arguments: Architecture.allCases)
  func `4.6 What is no employee leads nowhere`(architecture: Architecture) async {
    let person = Person(at: architecture, height: 8)
    #expect(person.select("Loading…"))
    await person.service.answer(with: [])
    #expect(person.select("There is nobody"))
    await person.refresh(with: [.hypatia])
    person.search("x")
    #expect(person.select("Nobody matches"))
    person.search("")
    person.pullToRefresh()
    await person.service.fail(with: "asleep")
    let frame = person.frame
    #expect(person.select("Could not load"))
    #expect(person.select("[Retry]"))
    person.tap(line: 6, column: Person.besideButtons)
    #expect(person.frame == frame)
    #expect(!frame.contains("▸"))
    #expect(person.service.requestCount == 3)
  }

  @Test(arguments: Architecture.allCases)
  func `4.7 What comes while a profile is shown changes the list below it`(
    architecture: Architecture
  ) async {
    let person = await Person(at: architecture, employees: [.grace, .alan])
    person.pullToRefresh()
    await settle()
    person.select("Alan")
    let profile = person.frame
    await person.service.answer(with: [.alan, .ada])
    #expect(person.frame == profile)
    person.back()
    #expect(person.lines[0].hasPrefix("┌─ 2 employees ─"))
    #expect(person.content[0].hasPrefix("│▸▣ Alan Turing "))
    #expect(person.line(of: "Ada Lovelace") != nil)
    #expect(person.line(of: "Grace Hopper") == nil)
  }
}
