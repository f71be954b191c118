import Employees
import ListRendering
import TestSupport
import Testing

@testable import ReusableDataSource

/// The table of workplaces and the cards of workplaces, tested in a window.
///
/// The cards of a narrow window stand in one column, so both screens show the same frames.
struct ScreensTests {
  private typealias Assembly =
    @MainActor (any EmployeeService, any ContactService, (any PortraitService)?) ->
    UIViewController

  private let screens: [Assembly] = [
    EmployeeListModule.makeWorkplaces, EmployeeListModule.makeCards,
  ]

  /// Two of them share a workplace.
  private static let employees: [Employee] = [
    .grace, .alan,
    Employee(id: 9, name: "Betty Holberton", specialization: "Sorting", workplaces: [remington]),
  ]

  private static let remington = "Remington Rand"

  // MARK: - Loading

  @Test func `the screen loads the employees and shows each workplace in one row`() async {
    for makeScreen in screens {
      let person = Person(at: makeScreen, height: 6)
      expect(
        person.frame,
        is: """
          ┌─ Workplaces ─────────────────────────────┐
          │ Loading…                                 │
          │                                          │
          │                                          │
          │                                          │
          └──────────────────────────────────────────┘
          """)
      await person.service.answer(with: Self.employees)
      expect(
        person.frame,
        is: """
          ┌─ 3 workplaces ───────────────────────────┐
          │   · Vassar College                       │
          │   · Remington Rand                       │
          │   · Bletchley Park                       │
          │                                          │
          └──────────────────────────────────────────┘
          """)
    }
  }

  @Test func `after a failed request, Retry requests again`() async {
    for makeScreen in screens {
      let person = Person(at: makeScreen, height: 5)
      await person.service.fail(with: "asleep")
      expect(
        person.frame,
        is: """
          ┌─ Workplaces ─────────────────────────────┐
          │ Could not load the list: service         │
          │ unavailable: asleep                      │
          │   [Retry]                                │
          └──────────────────────────────────────────┘
          """)
      person.tap("Retry")
      #expect(person.content[0].contains("Loading…"))
      await person.service.answer(with: [.alan])
      expect(
        person.frame,
        is: """
          ┌─ 1 workplace ────────────────────────────┐
          │   · Bletchley Park                       │
          │                                          │
          │                                          │
          └──────────────────────────────────────────┘
          """)
    }
  }

  @Test func `without employees a message is shown, which a tap does not select`() async {
    for makeScreen in screens {
      let person = Person(at: makeScreen, height: 3)
      await person.service.answer(with: [])
      let frame = """
        ┌─ 0 workplaces ───────────────────────────┐
        │ There is nobody to show.                 │
        └──────────────────────────────────────────┘
        """
      expect(person.frame, is: frame)
      person.tap(line: 1)
      expect(person.frame, is: frame)
      #expect(person.tableView?.indexPathForSelectedRow == nil)
      #expect(person.collectionView?.indexPathsForSelectedItems ?? [] == [])
    }
  }

  @Test func `only the answer to the latest request is shown`() async {
    for makeScreen in screens {
      let person = Person(at: makeScreen, height: 4)
      for _ in 0..<2 {
        await settle()
        person.pullToRefresh()
      }
      #expect(person.content[0].contains("Loading…"))
      await person.service.answer(2, with: [.alan])
      await person.service.answer(0, with: [.grace])
      await person.service.fail(1, with: "late")
      #expect(person.lines[0].contains("─ 1 workplace ─"))
      #expect(person.content[0].contains("Bletchley Park"))
      person.pullToRefresh()
      await settle()
      #expect(person.service.requestCount == 4)
    }
  }

  @Test func `a refresh keeps the workplaces and those that are open`() async {
    for makeScreen in screens {
      let person = await open(makeScreen, height: 7)
      person.select("Bletchley Park")
      person.pullToRefresh()
      expect(
        person.frame,
        is: """
          ┌─ 3 workplaces ───────────────────────────┐
          │ ◌ Refreshing…                            │
          │   · Vassar College                       │
          │   · Remington Rand                       │
          │ Bletchley Park                           │
          │ ▣ Alan Turing                            │
          └──────────────────────────────────────────┘
          """)
      await person.service.fail(with: "asleep")
      expect(
        person.frame,
        is: """
          ┌─ 3 workplaces ───────────────────────────┐
          │ Could not load the list: service         │
          │ unavailable: asleep                      │
          │   [Retry]                                │
          │   · Vassar College                       │
          │   · Remington Rand                       │
          └──────────────────────────────────────────┘
          """)
      person.tap("Retry")
      await person.service.answer(with: [.rozsa, .alan])
      expect(
        person.frame,
        is: """
          ┌─ 2 workplaces ───────────────────────────┐
          │   · Eötvös Loránd University             │
          │ Bletchley Park                           │
          │ ▣ Alan Turing                            │
          │   Computability                          │
          │                                          │
          └──────────────────────────────────────────┘
          """)
    }
  }

  // MARK: - Taps

  @Test func `a tap on a workplace shows its employees, and another one hides them`() async {
    for makeScreen in screens {
      let person = await open(makeScreen, height: 10)
      person.select(Self.remington)
      person.select("Vassar College")
      expect(
        person.frame,
        is: """
          ┌─ 3 workplaces ───────────────────────────┐
          │ Vassar College                           │
          │ ▣ Grace Hopper                           │
          │   Compilers                              │
          │ Remington Rand                           │
          │ ▣ Grace Hopper                           │
          │   Compilers                              │
          │ □ Betty Holberton                        │
          │   Sorting                                │
          └──────────────────────────────────────────┘
          """)
      person.select(Self.remington)
      expect(
        person.frame,
        is: """
          ┌─ 3 workplaces ───────────────────────────┐
          │ Vassar College                           │
          │ ▣ Grace Hopper                           │
          │   Compilers                              │
          │   · Remington Rand                       │
          │   · Bletchley Park                       │
          │                                          │
          │                                          │
          │                                          │
          └──────────────────────────────────────────┘
          """)
    }
  }

  @Test func `a tap on an employee opens the profile, and the way back deselects the row`() async {
    for makeScreen in screens {
      let person = await open(makeScreen, height: 10)
      person.select(Self.remington)
      let frame = person.frame
      person.select("Betty Holberton")
      #expect(person.lines[0].contains("[Back] ─ Betty Holberton ─"))
      person.back()
      person.select("Grace Hopper")
      person.tap("Call")
      #expect(person.contacts.made == [.call("+1-202-555-0101", employee: 1)])
      person.back()
      expect(person.frame, is: frame)
      #expect(person.tableView?.indexPathForSelectedRow == nil)
      #expect(person.collectionView?.indexPathsForSelectedItems ?? [] == [])
    }
  }

  @Test func `a workplace cannot be deleted`() async {
    for makeScreen in screens {
      let person = await open(makeScreen, height: 5)
      let frame = person.frame
      person.delete("Vassar College")
      expect(person.frame, is: frame)
      #expect(person.service.deletions == [])
    }
  }

  // MARK: - Cards

  @Test func `cards stand beside each other, and one in the second column opens`() async {
    let person = await open(EmployeeListModule.makeCards, width: 80, height: 9)
    person.tap(line: 1, column: 50)
    expect(
      person.frame,
      is: """
        ┌─ 3 workplaces ───────────────────────────────────────────────────────────────┐
        │   · Vassar College                     Remington Rand                        │
        │                                        ▣ Grace Hopper                        │
        │                                          Compilers                           │
        │                                        □ Betty Holberton                     │
        │                                          Sorting                             │
        │   · Bletchley Park                                                           │
        │                                                                              │
        └──────────────────────────────────────────────────────────────────────────────┘
        """)
  }

  @Test func `messages stand above the cards`() async {
    let person = await open(EmployeeListModule.makeCards, width: 80, height: 6)
    person.pullToRefresh()
    await person.service.fail(with: "asleep")
    expect(
      person.frame,
      is: """
        ┌─ 3 workplaces ───────────────────────────────────────────────────────────────┐
        │ Could not load the list: service unavailable: asleep                         │
        │   [Retry]                                                                    │
        │   · Vassar College                       · Remington Rand                    │
        │   · Bletchley Park                                                           │
        └──────────────────────────────────────────────────────────────────────────────┘
        """)
  }

  @Test func `a pull reaches a short collection`() async throws {
    let person = await open(EmployeeListModule.makeCards, height: 20)
    #expect(try #require(person.collectionView).alwaysBounceVertical)
  }

  // MARK: - Cells

  @Test func `reused cells of the table and of the collection show the same rows`() async throws {
    let employees = try await GeneratedEmployeeService(count: 60).employees()
    let people = screens.map { Person(at: $0, height: 12) }
    for person in people { await person.service.answer(with: employees) }
    let (table, cards) = (people[0], people[1])
    for step in 0..<60 {
      for person in people {
        if step % 4 == 0 { person.tap(line: 3) }
        if person.lines[0].contains("[Back]") { person.back() }
        person.scroll(by: step % 7 == 6 ? -9 : 4)
      }
      expect(cards.frame, is: table.frame)
    }
    #expect(table.list == cards.list && table.list.contains("□") && table.list.contains("▣"))
  }

  @Test func `the table loads portraits, because its data source and its cells do`() async {
    let portraits = ControlledPortraits()
    let person = Person(at: EmployeeListModule.makeWorkplaces, portraits: portraits, height: 6)
    await person.service.answer(with: [.alan])
    person.select("Bletchley Park")
    await settle()
    #expect(portraits.openIDs == [2])
    await portraits.answer(2)
    #expect(!person.frame.contains("▣") && person.frame.contains(" Alan Turing"))
  }

  // MARK: - Lifetime

  @Test func `a closed screen is released after use, and while loading`() async {
    for makeScreen in screens {
      let used = await ClosedScreen(of: "ReusableDataSource", Person(at: makeScreen)) { person in
        await person.service.fail(with: "asleep")
        person.tap("Retry")
        await person.service.answer(with: Self.employees)
        person.select(Self.remington)
        person.select("Grace Hopper")
        person.back()
        person.pullToRefresh()
        await person.service.answer(with: Self.employees)
      }
      #expect(used.types.isSuperset(of: ["WorkplaceList", "ArrayDataProvider"]))
      #expect(used.types.contains { $0.hasPrefix("OpenWorkplace") })
      #expect(used.typesAlive == [])
      let loading = await ClosedScreen(of: "ReusableDataSource", Person(at: makeScreen))
      #expect(loading.typesAlive == [])
      await loading.service.answer(with: Self.employees)
      #expect(loading.service.cancelledCount == 1)
    }
  }

  // MARK: - Opening

  private func open(_ makeScreen: Assembly, width: Int = 44, height: Int) async -> Person {
    let person = Person(at: makeScreen, width: width, height: height)
    await person.service.answer(with: Self.employees)
    return person
  }
}
