import Catalogue
import Employees
import TestSupport
import Testing

nonisolated extension Requirement {
  /// A typed text narrows the list.
  static let search: [Requirement] = [
    Requirement(
      "6.1", "Each typed letter searches names, specializations and workplaces",
      "Phone numbers, email addresses and photos are not searched."
    ) { architecture in
      let searches: [(text: String, found: [Employee])] = [
        ("Hop", [.grace]), ("utab", [.alan]), ("mathematics", [.hypatia]),
        ("Remington", [.grace]), ("comp", [.grace, .alan, .peisu]), ("university 9", [.paul]),
        ("科学", [.peisu]), ("+1-202", []), ("example.org", []), (".png", []),
        ("Hopper Compilers", []),
      ]
      let person = await Person(at: architecture, employees: .samples)
      for (text, found) in searches {
        person.type(text)
        await person.expectFound(found, at: architecture, searching: text)
        person.search("")
      }
    },
    Requirement(
      "6.2", "A search without a match shows a message", "`Nobody matches “xyz”.`"
    ) { architecture in
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
    },
    Requirement("6.3", "A search ignores case, diacritics and outer spaces") { architecture in
      let searches: [(text: String, found: [Employee])] = [
        ("GRACE", [.grace]), ("hypatia", [.hypatia]), ("rozsa", [.rozsa]), ("RÓZSA", [.rozsa]),
        ("Ròzsä Pêter", [.rozsa]), ("erdos", [.paul]), ("eötvös lorand", [.rozsa]),
        ("  ada ", [.ada]), (" turing\t", [.alan]), ("   ", .samples),
      ]
      let person = await Person(at: architecture, employees: .samples)
      for (text, found) in searches {
        person.search(text)
        await person.expectFound(found, at: architecture, searching: text)
      }
    },
    Requirement(
      "6.4", "The title shows the number of matches, and the lower edge shows the search",
      "“3 of 24 employees”, and `└─ Search: ada ─┘`."
    ) { architecture in
      let person = await Person(at: architecture, employees: .samples, height: 4)
      person.type("Ada")
      expect(
        person.frame,
        is: """
          ┌─ 1 of 7 employees ───────────────────────┐
          │ ▣ Ada Lovelace                           │
          │   Notes on the Analytical Engine         │
          └─ Search: Ada ────────────────────────────┘
          """)
      let lone = await Person(at: architecture, employees: [.ada])
      lone.search("ada")
      #expect(lone.lines[0].hasPrefix("┌─ 1 of 1 employee ─"))
      lone.search("bob")
      #expect(lone.lines[0].hasPrefix("┌─ 0 of 1 employee ─"))
    },
    Requirement(
      "6.5", "A new search text shows the first match at the top; outer spaces do not count"
    ) { architecture in
      let person = await Person(at: architecture, employees: [Employee].manySamples, height: 10)
      person.scroll(by: 50)
      person.search("a")
      #expect(person.content[...] == person.listContent.prefix(8))
      person.scroll(by: 20)
      person.search("ad")
      #expect(person.content[...] == person.listContent.prefix(8))
      person.scroll(by: 3)
      let frame = person.content
      person.search(" ad ")
      #expect(person.content == frame)
    },
    Requirement(
      "6.6", "A search stays active when a list is loaded",
      """
      Of a refreshed list, too, only the matches are shown. It also stays active when a load fails \
      and is retried.
      """
    ) { architecture in
      let person = Person(at: architecture, height: 12)
      person.search("ada")
      #expect(person.lines[0].hasPrefix("┌─ Employees ─"))
      await person.service.answer(with: [.grace, .ada])
      #expect(person.lines[0].hasPrefix("┌─ 1 of 2 employees ─"))
      await person.expectFound([.ada], at: architecture, searching: "ada")
      await person.refresh(with: [.grace, .alan])
      #expect(person.frame.contains("Nobody matches “ada”."))
      person.pullToRefresh()
      await person.service.fail(with: "asleep")
      #expect(person.frame.contains("└─ Search: ada ─"))
      #expect(person.tap("Retry"))
      let poet = Employee.ada.specializing(in: "Poetry")
      await person.service.answer(with: [poet, .alan])
      await person.expectFound([poet], at: architecture, searching: "ada")
    },
    Requirement(
      "6.7", "Clearing a search restores the scroll position",
      "It is as it was when the search began."
    ) { architecture in
      let person = await Person(at: architecture, employees: [Employee].manySamples, height: 10)
      person.scroll(by: 40)
      let frame = person.frame
      for text in ["grace", "ada"] {
        person.type(text)
        person.scroll(by: 5)
        person.search("")
        expect(person.frame, is: frame)
      }
    },
    Requirement(
      "6.8", "After a refresh during a search, clearing it still restores the scroll position",
      "The id identifies an employee in the new list."
    ) { architecture in
      let employees = [Employee].manySamples
      let person = await Person(at: architecture, employees: employees, height: 10)
      person.scroll(by: 40)
      let content = person.content
      person.type("grace")
      let newcomers = [Employee].samples.map { $0.with(id: 100 + $0.id) }
      await person.refresh(with: newcomers + employees)
      person.search("")
      #expect(person.content == content)
      #expect(person.lines[0].hasPrefix("┌─ 42 employees ─"))
    },
  ]
}

// MARK: -

extension Person {
  /// Expects the list to be that of a screen with only these employees.
  fileprivate func expectFound(
    _ employees: [Employee], at architecture: Architecture, searching text: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    guard !employees.isEmpty else {
      let line = line(of: "Nobody matches “\(text)”.")
      #expect(line == 1, "\(text)", sourceLocation: sourceLocation)
      return
    }
    let expected = await Person(at: architecture, employees: employees).listContent
    #expect(listContent == expected, "\(text)", sourceLocation: sourceLocation)
  }
}
