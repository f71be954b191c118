import Catalogue
import Employees
import TestSupport
import Testing

nonisolated extension Requirement {
  /// A new list replaces the old one, and the person keeps the place.
  static let updates: [Requirement] = [
    Requirement(
      "5.1", "Pulling down requests the list once and shows the refresh control",
      "It is above the first row and scrolls with it. It adds no row, and disappears with the answer."
    ) { architecture in
      let person = await Person(at: architecture, employees: [.hypatia, .ada, .grace], height: 6)
      person.scroll(by: 5)
      person.pullToRefresh()
      await settle()
      #expect(person.service.requestCount == 2)
      expect(
        person.frame,
        is: """
          ┌─ 3 employees ────────────────────────────┐
          │ ◌ Refreshing…                            │
          │ □ Hypatia                                │
          │   Mathematics                            │
          │ ▣ Ada Lovelace                           │
          └──────────────────────────────────────────┘
          """)
      person.scroll(by: 1)
      #expect(person.line(of: "Hypatia") == 1)
      await person.service.answer(with: [.hypatia, .ada, .grace])
      let fresh = await Person(at: architecture, employees: [.hypatia, .ada, .grace], height: 6)
      #expect(person.list == fresh.list)
      #expect(person.line(of: "Hypatia") == 1)
    },
    Requirement(
      "5.2", "A refreshed list looks like the same list on a new screen",
      "This holds after inserting, appending, removing, swapping, changing and clearing."
    ) { architecture in
      let grace = Employee.grace.specializing(in: "COBOL").working(at: ["US Navy"])
      let lists: [[Employee]] = [
        .samples, [.hypatia] + .samples.filter { $0.id != 5 }, .samples.reversed(), [],
        [.grace, .ada], [.ada, .grace], [.alan, .ada, .rozsa, .grace, .paul], [grace, .alan],
        [.alan, .rozsa, grace], [.peisu], Array([Employee].manySamples.prefix(21)),
      ]
      let person = await Person(at: architecture, employees: [.rozsa, .grace, .hypatia])
      for employees in lists {
        await person.refresh(with: employees)
        let fresh = await Person(at: architecture, employees: employees)
        expect(person.list, is: fresh.list)
        expect(person.frame, is: fresh.frame)
      }
    },
    Requirement(
      "5.3", "A list at its top stays at its top after a refresh"
    ) { architecture in
      let person = await Person(at: architecture, employees: [.ada, .paul], height: 8)
      await person.refresh(with: [.grace, .paul, .ada])
      let fresh = await Person(at: architecture, employees: [.grace, .paul, .ada], height: 8)
      expect(person.frame, is: fresh.frame)
    },
    Requirement(
      "5.4", "A refresh does not move the first row of a scrolled list",
      "If it is gone, the next visible row that remains takes its line."
    ) { architecture in
      let employees = Array([Employee].manySamples.prefix(21))
      let changed = employees.map { $0.specializing(in: "Others") }
      // The new list, and the employee with the first visible row that remains.
      let lists: [(after: [Employee], first: Int)] = [
        (employees, 9), ([Employee].samples + employees, 9), (Array(employees.dropFirst(5)), 9),
        (Array(employees[..<9] + employees[10...]), 10), (employees.reversed(), 9), (changed, 9),
        (Array(employees[..<4] + employees[11...]), 11),
      ]
      for (after, first) in lists {
        let person = await Person(at: architecture, employees: employees, height: 16)
        person.pullToRefresh()
        #expect(person.scroll(to: employees[9].name))
        await person.service.answer(with: after)
        #expect(person.line(of: employees[first].name) == 1, "\(after.map(\.name))")
      }
    },
    Requirement(
      "5.7", "An answer to the older of two requests is ignored if it arrives first",
      "This holds for a list and for a failure."
    ) { architecture in
      for ending in Ending.allCases {
        let person = await Person(waitingTwiceAt: architecture)
        let loading = person.frame
        await person.service.end(0, with: ending)
        expect(person.frame, is: loading)
        await person.service.answer(1, with: [.grace])
        expect(person.list, is: await Person(at: architecture, employees: [.grace]).list)
      }
    },
    Requirement(
      "5.8", "An answer to the older of two requests is ignored if it arrives last",
      "This holds for a list and for a failure."
    ) { architecture in
      for ending in Ending.allCases {
        let person = await Person(waitingTwiceAt: architecture)
        await person.service.answer(1, with: [.grace])
        let shown = person.frame
        await person.service.end(0, with: ending)
        expect(person.frame, is: shown)
      }
    },
    Requirement(
      "5.9", "The answer to an older request does not hide the failure of a later one"
    ) { architecture in
      for ending in Ending.allCases {
        let person = await Person(waitingTwiceAt: architecture)
        await person.service.fail(1, with: "asleep")
        let shown = person.frame
        await person.service.end(0, with: ending)
        expect(person.frame, is: shown)
        #expect(shown.contains("asleep"))
      }
    },
    Requirement(
      "5.10", "A pull during a refresh requests nothing",
      "Before the first list, “Loading…” shows the request, and a pull starts a new one."
    ) { architecture in
      let person = Person(at: architecture, height: 6)
      await settle()
      person.pullToRefresh()
      await settle()
      #expect(person.service.requestCount == 2)
      #expect(person.line(of: "Loading…") == 1)
      #expect(person.line(of: "Refreshing…") == nil)
      await person.service.answer(1, with: [.hypatia, .ada])
      for _ in 1...3 { person.pullToRefresh() }
      await settle()
      #expect(person.service.requestCount == 3)
      #expect(person.line(of: "Loading…") == nil)
      await person.service.answer(2, with: [.hypatia])
      person.pullToRefresh()
      await settle()
      #expect(person.service.requestCount == 4)
    },
    Requirement(
      "5.11", "Retry over a list shows the refresh control, which ends with every answer",
      "This also holds for an empty list."
    ) { architecture in
      for employees in [[.hypatia], []] as [[Employee]] {
        let person = await Person(at: architecture, employees: employees, height: 8)
        let shown = person.frame
        person.pullToRefresh()
        #expect(person.line(of: "Refreshing…") == 1)
        await person.service.fail(with: "asleep")
        #expect(person.line(of: "Refreshing…") == nil)
        #expect(person.tap("Retry"))
        await settle()
        #expect(person.line(of: "Refreshing…") == 1)
        #expect(person.line(of: "Loading…") == nil)
        #expect(person.line(of: "asleep") == nil)
        await person.service.answer(with: employees)
        expect(person.frame, is: shown)
      }
    },
  ]
}

// MARK: -

/// The result of the older of two requests.
private enum Ending: CaseIterable {
  case success
  case failure
}

extension ControlledService {
  /// Answers a request with a list or an error.
  fileprivate func end(_ request: Int, with ending: Ending) async {
    switch ending {
    case .success: await answer(request, with: [.alan])
    case .failure: await fail(request, with: "too late")
    }
  }
}

extension Person {
  /// Opens a screen and pulls it down, so that two requests wait for an answer.
  fileprivate convenience init(waitingTwiceAt architecture: Architecture) async {
    self.init(at: architecture)
    await settle()
    pullToRefresh()
    await settle()
  }
}
