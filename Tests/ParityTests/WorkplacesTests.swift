import Catalogue
import Employees
import Foundation
import ListRendering
import TestSupport
import Testing
import UIKit

/// The second screen of each architecture, which shows what it uses again of the first one.
struct WorkplacesTests {
  /// The tables of workplaces as entries of the catalogue, under the names of their architectures.
  private let screens = Architecture.selected.compactMap { architecture in
    architecture.makeWorkplaces.map {
      Architecture(architecture.name, portraits: false, makeScreen: $0)
    }
  }

  /// Two of them share a workplace, and two workplaces begin with the same letter.
  private static let employees: [Employee] = [
    .grace, .alan,
    Employee(
      id: 9, name: "Betty Holberton", specialization: "Sorting",
      workplaces: ["Remington Rand", "Bureau of Standards", "Remington Rand"]),
  ]

  private static let failure = [
    "Could not load the list: service", "unavailable: asleep", "[Retry]",
  ]

  @Test func `seven architectures have the screen`() {
    #expect(Architecture.allWithWorkplaces.count >= 7)
  }

  @Test func `each workplace is a heading, and below it are the employees who name it`() async {
    for screen in screens {
      let person = Person(at: screen, height: 16)
      await person.service.answer(with: Self.employees)
      expect(
        person.frame,
        is: """
          ┌─ 4 workplaces ───────────────────────────┐
          │ Vassar College                           │
          │ ▣ Grace Hopper                           │
          │   Compilers                              │
          │ Remington Rand                           │
          │ ▣ Grace Hopper                           │
          │   Compilers                              │
          │ □ Betty Holberton                        │
          │   Sorting                                │
          │ Bletchley Park                           │
          │ ▣ Alan Turing                            │
          │   Computability                          │
          │ Bureau of Standards                      │
          │ □ Betty Holberton                        │
          │   Sorting                                │
          └──────────────────────────────────────────┘
          """)
    }
  }

  @Test func `a failed load has a message and Retry, and Retry loads again`() async {
    for screen in screens {
      let person = Person(at: screen)
      #expect(shown(to: person) == ["Workplaces", "Loading…"], "\(screen)")
      await person.service.fail(with: "asleep")
      #expect(shown(to: person) == ["Workplaces"] + Self.failure, "\(screen)")
      person.tap("Retry")
      #expect(shown(to: person) == ["Workplaces", "Loading…"], "\(screen)")
      await person.service.answer(with: [.alan])
      #expect(shown(to: person) == ["1 workplace"] + Self.bletchley, "\(screen)")
    }
  }

  @Test func `a pull refreshes the list, keeps it if that fails, and the control ends`() async {
    for screen in screens {
      let person = Person(at: screen)
      await person.service.answer(with: [.alan])
      person.pullToRefresh()
      #expect(shown(to: person) == ["1 workplace", "◌ Refreshing…"] + Self.bletchley, "\(screen)")
      await person.service.fail(with: "asleep")
      #expect(shown(to: person) == ["1 workplace"] + Self.failure + Self.bletchley, "\(screen)")
      person.pullToRefresh()
      await person.service.answer(with: [.rozsa])
      let university = ["Eötvös Loránd University", "□ Rózsa Péter", "Recursive functions"]
      #expect(shown(to: person) == ["1 workplace"] + university, "\(screen)")
    }
  }

  @Test func `a control that is pulled while the first list loads ends at once`() {
    for screen in screens {
      let person = Person(at: screen)
      person.pullToRefresh()
      #expect(person.tableView?.refreshControl?.isRefreshing == false, "\(screen)")
    }
  }

  @Test func `only the answer to the latest request is shown`() async {
    for screen in screens {
      let person = Person(at: screen)
      for _ in 0..<2 {
        await settle()
        person.pullToRefresh()
      }
      await person.service.answer(2, with: [.alan])
      await person.service.answer(0, with: [.grace])
      await person.service.fail(1, with: "late")
      #expect(shown(to: person) == ["1 workplace"] + Self.bletchley, "\(screen)")
    }
  }

  @Test func `a refresh shows a new colleague, and a changed one`() async {
    let joan = Employee(
      id: 10, name: "Joan Clarke", specialization: "Banburismus", workplaces: ["Bletchley Park"])
    for screen in screens {
      let person = Person(at: screen)
      for specialization in ["Banburismus", "Numismatics"] {
        await person.service.answer(with: [.alan])
        person.pullToRefresh()
        let changed = Employee(
          id: 10, name: joan.name, specialization: specialization, workplaces: joan.workplaces)
        await person.service.answer(with: [.alan, changed])
        let rows = Self.bletchley + ["□ Joan Clarke", specialization]
        #expect(shown(to: person) == ["1 workplace"] + rows, "\(screen)")
        person.pullToRefresh()
      }
    }
  }

  @Test func `employees without a workplace leave a message, and nobody leaves another`() async {
    for screen in screens {
      let person = Person(at: screen)
      await person.service.answer(with: [.hypatia])
      #expect(shown(to: person) == ["0 workplaces", "Nobody names a workplace."], "\(screen)")
      person.pullToRefresh()
      await person.service.answer(with: [])
      #expect(shown(to: person) == ["0 workplaces", "There is nobody to show."], "\(screen)")
    }
  }

  @Test func `no row can be selected or deleted`() async {
    for screen in screens {
      let person = Person(at: screen)
      await person.service.answer(with: [.alan])
      let frame = person.frame
      person.tap(line: 1)
      person.tap(line: 2)
      #expect(person.tableView?.indexPathForSelectedRow == nil, "\(screen)")
      person.delete("Alan Turing")
      expect(person.frame, is: frame)
      #expect(person.service.deletions == [], "\(screen)")
    }
  }

  @Test func `a closed screen is released after use, and while loading`() async {
    for screen in screens {
      var used: Person? = Person(at: screen)
      await used?.service.answer(with: Self.employees)
      used?.pullToRefresh()
      await used?.service.fail(with: "asleep")
      let parts = used?.parts ?? []
      used = nil
      #expect(parts.map(\.name).contains("WorkplaceListViewController"), "\(screen)")
      await expectReleased(parts)

      var loading: Person? = Person(at: screen)
      await settle()
      let service = loading?.service
      let loadingParts = loading?.screenParts ?? []
      loading = nil
      await expectReleased(loadingParts)
      await service?.answer(with: Self.employees)
      #expect(service?.cancelledCount == 1, "\(screen)")
    }
  }

  // MARK: -

  private static let bletchley = ["Bletchley Park", "▣ Alan Turing", "Computability"]

  /// The title, and the texts of the lines that are not blank.
  private func shown(to person: Person) -> [String] {
    let frame = CharacterSet(charactersIn: "┌─┐│ ")
    return person.lines.dropLast().map { $0.trimmingCharacters(in: frame) }.filter { !$0.isEmpty }
  }
}
