import Catalogue
import Employees
import TestSupport
import Testing

nonisolated extension Requirement {
  /// What a person sees while the list is loaded, and after that fails.
  static let states: [Requirement] = [
    Requirement(
      "8.1", "A screen requests the list once when it opens, and shows “Loading…”"
    ) { architecture in
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
    },
    Requirement(
      "8.2", "An empty list shows a message", "“There is nobody to show.”"
    ) { architecture in
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
    },
    Requirement(
      "8.3", "A list that becomes empty shows its top when it is filled again"
    ) { architecture in
      let person = await Person(at: architecture, employees: .samples)
      person.pullToRefresh()
      person.scrollToEnd()
      await person.service.answer(with: [])
      expect(person.frame, is: await Person(at: architecture, employees: []).frame)
      await person.refresh(with: .samples)
      expect(person.frame, is: await Person(at: architecture, employees: .samples).frame)
    },
    Requirement(
      "8.4", "A failed load shows the reason and offers to retry",
      """
      “Could not load the list: REASON” takes as many lines as it needs, at most ten. \
      `[Retry]` is below.
      """
    ) { architecture in
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
    },
    Requirement(
      "8.5", "A tap on Retry requests the list again, and the list replaces the failure"
    ) { architecture in
      let person = Person(at: architecture)
      await person.service.fail(with: "asleep")
      #expect(person.tap("Retry"))
      await settle()
      #expect(person.service.requestCount == 2)
      #expect(person.frame.contains("Loading…"))
      #expect(!person.frame.contains("asleep"))
      await person.service.answer(with: [.grace])
      expect(person.list, is: await Person(at: architecture, employees: [.grace]).list)
    },
    Requirement(
      "8.6", "A refresh that fails keeps the list and shows the reason",
      "The reason is also above “Nobody matches” in a search."
    ) { architecture in
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
      person.search("x")
      #expect(person.line(of: "Could not load the list") == 1)
      #expect(person.line(of: "Nobody matches") == 3)
      person.search("")
      #expect(person.tap("Retry"))
      await person.service.answer(with: [.hypatia])
      expect(person.list, is: await Person(at: architecture, employees: [.hypatia]).list)
    },
    Requirement(
      "8.7", "An answer with a repeated id is a failure that names the id",
      "This holds for a first load and for a refresh."
    ) { architecture in
      let failure = "the service sent two employees with the id \(Employee.ada.id)"
      let words = failure.split(separator: " ")
      @MainActor func isShown(by person: Person) -> Bool {
        let message = person.frame.split { $0.isWhitespace || $0 == "│" }
        return words.allSatisfy(message.contains)
      }
      let person = Person(at: architecture)
      await person.service.answer(with: [.ada, .grace, .ada])
      #expect(isShown(by: person), "\(person.frame)")
      #expect(!person.frame.contains("Grace"))
      #expect(person.tap("Retry"))
      await person.service.answer(with: [.grace])
      await person.refresh(with: [.ada, .ada])
      #expect(isShown(by: person), "\(person.frame)")
      #expect(person.frame.contains("Grace"))
    },
  ]
}
