import Architectures
import Employees
import TestSupport
import Testing

/// What a person sees while the list is loaded, and when that fails.
struct StateTests {
  @Test(arguments: Architecture.allCases)
  func `a screen that opens asks once and says that it loads`(architecture: Architecture) async {
    let person = Person(at: architecture, height: 4)
    await settle()
    #expect(person.service.requestCount == 1)
    expect(
      person.frame,
      is: """
        ┌─ Employees ──────────────────────────────┐
        │ Loading…                                 │
        │                                          │
        └──────────────────────────────────────────┘
        """)
  }

  @Test(arguments: Architecture.allCases)
  func `a failure says what failed, as long as it may be, and offers to retry`(
    architecture: Architecture
  ) async {
    let person = Person(at: architecture, height: 7)
    await person.service.fail(with: "the server is asleep, as it is every night")
    expect(
      person.frame,
      is: """
        ┌─ Employees ──────────────────────────────┐
        │ Could not load the list: service         │
        │ unavailable: the server is asleep, as it │
        │ is every night                           │
        │   [Retry]                                │
        │                                          │
        └──────────────────────────────────────────┘
        """)
  }

  @Test(arguments: Architecture.allCases)
  func `retry asks again, and the list replaces the failure`(architecture: Architecture) async {
    let person = Person(at: architecture)
    await person.service.fail(with: "asleep")
    #expect(person.tap("Retry"))
    await settle()
    #expect(person.service.requestCount == 2)
    #expect(person.frame.contains("Loading…"))
    #expect(!person.frame.contains("asleep"))
    await person.service.answer(with: [.grace])
    #expect(person.list == (await Person(at: architecture, employees: [.grace]).list))
  }

  @Test(arguments: Architecture.allCases)
  func `a refresh says that it loads, over the list it has`(architecture: Architecture) async {
    let person = await Person(at: architecture, employees: [.hypatia], height: 6)
    person.pullToRefresh()
    await settle()
    #expect(person.service.requestCount == 2)
    expect(
      person.frame,
      is: """
        ┌─ 1 employee ─────────────────────────────┐
        │ Loading…                                 │
        │ □ Hypatia                                │
        │   Mathematics                            │
        │                                          │
        └──────────────────────────────────────────┘
        """)
    await person.service.answer(with: [.ada, .grace])
    #expect(person.list == (await Person(at: architecture, employees: [.ada, .grace]).list))
  }

  @Test(arguments: Architecture.allCases)
  func `a refresh that fails keeps the list and says what failed`(
    architecture: Architecture
  ) async {
    let person = await Person(at: architecture, employees: [.hypatia], height: 8)
    person.pullToRefresh()
    await person.service.fail(with: "asleep")
    expect(
      person.frame,
      is: """
        ┌─ 1 employee ─────────────────────────────┐
        │ Could not load the list: service         │
        │ unavailable: asleep                      │
        │   [Retry]                                │
        │ □ Hypatia                                │
        │   Mathematics                            │
        │                                          │
        └──────────────────────────────────────────┘
        """)
    #expect(person.tap("Retry"))
    await person.service.answer(with: [.hypatia])
    #expect(person.list == (await Person(at: architecture, employees: [.hypatia]).list))
  }

  @Test(arguments: Architecture.allCases)
  func `a list that is emptied says so, and one that is filled again shows it`(
    architecture: Architecture
  ) async {
    let person = await Person(at: architecture, employees: .samples)
    person.scrollToEnd()
    person.pullToRefresh()
    await person.service.answer(with: [])
    #expect(person.frame == (await Person(at: architecture, employees: []).frame))
    person.pullToRefresh()
    await person.service.answer(with: .samples)
    #expect(person.frame == (await Person(at: architecture, employees: .samples).frame))
  }
}
