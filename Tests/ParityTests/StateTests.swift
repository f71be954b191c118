import Catalogue
import Employees
import TestSupport
import Testing

/// 8 States: what a person sees while the list is loaded, and when that fails.
struct StateTests {
  @Test(arguments: Architecture.allCases)
  func `8.1 A screen that opens asks once, and says that it loads`(
    architecture: Architecture
  ) async {
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
  func `8.2 An empty list says that there is nobody`(architecture: Architecture) async {
    let person = await Person(at: architecture, employees: [], height: 4)
    let nobody = """
      ┌─ No employees ───────────────────────────┐
      │ There is nobody to show.                 │
      │                                          │
      └──────────────────────────────────────────┘
      """
    expect(person.frame, is: nobody)
    await person.refresh(with: [.hypatia])
    #expect(person.line(of: "nobody") == nil)
    person.delete("Hypatia")
    expect(person.frame, is: nobody)
  }

  @Test(arguments: Architecture.allCases)
  func `8.3 A list that is emptied shows its beginning when it is filled again`(
    architecture: Architecture
  ) async {
    let person = await Person(at: architecture, employees: .samples)
    person.pullToRefresh()
    person.scrollToEnd()
    await person.service.answer(with: [])
    #expect(person.frame == (await Person(at: architecture, employees: []).frame))
    await person.refresh(with: .samples)
    #expect(person.frame == (await Person(at: architecture, employees: .samples).frame))
  }

  @Test(arguments: Architecture.allCases)
  func `8.4 A failure says what failed, as long as it may be, and offers to retry`(
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
  func `8.5 Retry asks again, and the list replaces the failure`(
    architecture: Architecture
  ) async {
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
  func `8.6 A refresh that fails keeps the list, and says what failed`(
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
}
