import Catalogue
import Employees
import TestSupport
import Testing

/// 6 Search: what is typed narrows the list, letter by letter.
struct SearchTests {
  @Test(arguments: Architecture.allCases)
  func `6.1 Each letter narrows the list by names, specializations and workplaces`(
    architecture: Architecture
  ) async {
    let searches: [(text: String, found: [Employee])] = [
      ("Hop", [.grace]), ("utab", [.alan]), ("mathematics", [.hypatia]), ("Remington", [.grace]),
      ("comp", [.grace, .alan, .peisu]), ("university 9", [.paul]), ("科学", [.peisu]),
      ("+1-202", []), ("example.org", []), (".png", []), ("Hopper Compilers", []),
    ]
    let person = await Person(at: architecture, employees: .samples)
    for (text, found) in searches {
      person.type(text)
      await expectFound(found, by: person, at: architecture, searching: text)
      person.search("")
    }
  }

  @Test(arguments: Architecture.allCases)
  func `6.2 No match has a text of its own`(architecture: Architecture) async {
    let person = await Person(at: architecture, employees: [.grace, .alan], height: 4)
    person.search("xyz")
    expect(
      person.frame,
      is: """
        ┌─ 0 of 2 employees ───────────────────────┐
        │ Nobody matches “xyz”.                    │
        │                                          │
        └─ Search: xyz ────────────────────────────┘
        """)
  }

  @Test(arguments: Architecture.allCases)
  func `6.3 Case, diacritics and outer spaces do not matter`(architecture: Architecture) async {
    let searches: [(text: String, found: [Employee])] = [
      ("GRACE", [.grace]), ("hypatia", [.hypatia]), ("rozsa", [.rozsa]), ("RÓZSA", [.rozsa]),
      ("Ròzsä Pêter", [.rozsa]), ("erdos", [.paul]), ("eötvös lorand", [.rozsa]),
      ("  ada ", [.ada]), (" turing\t", [.alan]), ("   ", .samples),
    ]
    let person = await Person(at: architecture, employees: .samples)
    for (text, found) in searches {
      person.search(text)
      await expectFound(found, by: person, at: architecture, searching: text)
    }
  }

  @Test(arguments: Architecture.allCases)
  func `6.4 The title says how many were found, and the lower edge what is searched`(
    architecture: Architecture
  ) async {
    let person = await Person(at: architecture, employees: .samples, height: 6)
    person.type("Ada")
    expect(
      person.frame,
      is: """
        ┌─ 1 of 7 employees ───────────────────────┐
        │ ▣ Ada Lovelace                           │
        │   Notes on the Analytical Engine         │
        │   [Call]                                 │
        │   [Write a letter]                       │
        └─ Search: Ada ────────────────────────────┘
        """)
    let lone = await Person(at: architecture, employees: [.ada])
    lone.search("ada")
    #expect(lone.lines[0].hasPrefix("┌─ 1 of 1 employee ─"))
    lone.search("bob")
    #expect(lone.lines[0].hasPrefix("┌─ 0 of 1 employee ─"))
  }

  @Test(arguments: Architecture.allCases)
  func `6.5 Typing shows the beginning of what was found`(architecture: Architecture) async {
    let person = await Person(at: architecture, employees: [Employee].manySamples, height: 10)
    person.scroll(by: 50)
    person.search("a")
    #expect(person.content[...] == person.listContent.prefix(8))
    person.scroll(by: 20)
    person.search("ad")
    #expect(person.content[...] == person.listContent.prefix(8))
  }

  @Test(arguments: Architecture.allCases)
  func `6.6 A search outlives a load`(architecture: Architecture) async {
    let person = Person(at: architecture, height: 12)
    person.search("ada")
    #expect(person.lines[0].hasPrefix("┌─ Employees ─"))
    await person.service.answer(with: [.grace, .ada])
    #expect(person.lines[0].hasPrefix("┌─ 1 of 2 employees ─"))
    await expectFound([.ada], by: person, at: architecture, searching: "ada")
    await person.refresh(with: [.grace, .alan])
    #expect(person.frame.contains("Nobody matches “ada”."))
    person.pullToRefresh()
    await person.service.fail(with: "asleep")
    #expect(person.frame.contains("└─ Search: ada ─"))
    #expect(person.tap("Retry"))
    await person.service.answer(with: [.ada.specializing(in: "Poetry"), .alan])
    await expectFound(
      [.ada.specializing(in: "Poetry")], by: person, at: architecture, searching: "ada")
  }

  /// Expects the list to be that of a screen that has only these employees.
  private func expectFound(
    _ employees: [Employee], by person: Person, at architecture: Architecture,
    searching text: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    guard !employees.isEmpty else {
      let line = person.line(of: "Nobody matches “\(text)”.")
      #expect(line == 1, "\(text)", sourceLocation: sourceLocation)
      return
    }
    let expected = await Person(at: architecture, employees: employees).listContent
    #expect(person.listContent == expected, "\(text)", sourceLocation: sourceLocation)
  }
}
