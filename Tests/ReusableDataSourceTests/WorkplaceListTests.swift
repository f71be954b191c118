import Employees
import Foundation
import ListRendering
import TestSupport
import Testing

@testable import ReusableDataSource

/// The table of workplaces, tested in a window.
struct WorkplaceListTests {
  /// Two of them share a workplace.
  private static let employees: [Employee] = [
    .grace, .alan,
    Employee(id: 9, name: "Betty Holberton", specialization: "Sorting", workplaces: [remington]),
  ]

  private static let remington = "Remington Rand"
  private static let failure = [
    "Could not load the list: service", "unavailable: asleep", "[Retry]",
  ]

  // MARK: - Loading

  @Test func `the screen shows each workplace in one row, and Retry after a failed load`() async {
    let person = Person(at: EmployeeListModule.makeWorkplaces)
    #expect(shown(to: person) == ["Workplaces", "Loading…"])
    await person.service.fail(with: "asleep")
    #expect(shown(to: person) == ["Workplaces"] + Self.failure)
    person.tap("Retry")
    #expect(shown(to: person) == ["Workplaces", "Loading…"])
    await person.service.answer(with: Self.employees)
    let names = ["· Vassar College", "· Remington Rand", "· Bletchley Park"]
    #expect(shown(to: person) == ["3 workplaces"] + names)
    person.delete("Vassar College")
    #expect(shown(to: person).count == 4)
    #expect(person.service.deletions == [])
  }

  @Test func `without employees a message is shown, which a tap does not select`() async {
    let person = Person(at: EmployeeListModule.makeWorkplaces)
    await person.service.answer(with: [])
    person.tap(line: 1)
    #expect(shown(to: person) == ["0 workplaces", "There is nobody to show."])
    expectNoSelection(by: person)
  }

  @Test func `only the answer to the latest request is shown`() async {
    let person = Person(at: EmployeeListModule.makeWorkplaces)
    for _ in 0..<2 {
      await settle()
      person.pullToRefresh()
    }
    await person.service.answer(2, with: [.alan])
    await person.service.answer(0, with: [.grace])
    await person.service.fail(1, with: "late")
    #expect(shown(to: person) == ["1 workplace", "· Bletchley Park"])
    person.pullToRefresh()
    await settle()
    #expect(person.service.requestCount == 4)
  }

  @Test func `a refresh keeps the workplaces and those that are open`() async {
    let person = await open()
    person.select("Bletchley Park")
    person.pullToRefresh()
    let alan = ["Bletchley Park", "▣ Alan Turing", "Computability"]
    let rows = ["· Vassar College", "· Remington Rand"] + alan
    #expect(shown(to: person) == ["3 workplaces", "◌ Refreshing…"] + rows)
    await person.service.fail(with: "asleep")
    #expect(shown(to: person) == ["3 workplaces"] + Self.failure + rows)
    person.tap("Retry")
    await person.service.answer(with: [.rozsa, .alan])
    #expect(shown(to: person) == ["2 workplaces", "· Eötvös Loránd University"] + alan)
  }

  @Test func `a refresh shows a new colleague in an open workplace, and changes of the others`()
    async
  {
    let person = await open()
    person.select("Bletchley Park")
    let joan = Employee(
      id: 10, name: "Joan Clarke", specialization: "Banburismus", workplaces: ["Bletchley Park"])
    person.pullToRefresh()
    await person.service.answer(with: [.alan, joan])
    let alan = ["1 workplace", "Bletchley Park", "▣ Alan Turing"]
    #expect(
      shown(to: person) == alan + ["Computability", "□ Joan Clarke", "Banburismus"])
    let changed = Employee(
      id: 2, name: "Alan Turing", specialization: "Biology", photo: "alan.png",
      workplaces: ["Bletchley Park"])
    person.pullToRefresh()
    await person.service.answer(with: [changed, joan])
    #expect(shown(to: person) == alan + ["Biology", "□ Joan Clarke", "Banburismus"])
  }

  // MARK: - Taps

  @Test func `a tap on a workplace shows its employees, and another one hides them`() async {
    let person = await open()
    let closed = person.frame
    person.select(Self.remington)
    person.select("Vassar College")
    expect(
      person.lines.prefix(10).joined(separator: "\n"),
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
        │   · Bletchley Park                       │
        """)
    person.select(Self.remington)
    person.select("Vassar College")
    expect(person.frame, is: closed)
  }

  @Test func `a tap on an employee opens the profile, and the way back deselects the row`() async {
    let person = await open()
    person.select(Self.remington)
    let frame = person.frame
    person.select("Grace Hopper")
    #expect(person.lines[0].contains("[Back] ─ Grace Hopper ─"))
    person.tap("Call")
    #expect(person.contacts.made == [.call("+1-202-555-0101", employee: 1)])
    person.back()
    expect(person.frame, is: frame)
    expectNoSelection(by: person)
  }

  // MARK: - Portraits

  @Test func `the table loads portraits, because its data source and its cells do`() async {
    let portraits = ControlledPortraits()
    let person = Person(at: EmployeeListModule.makeWorkplaces, portraits: portraits, height: 6)
    await person.service.answer(with: [.alan])
    person.select("Bletchley Park")
    await settle()
    #expect(portraits.openIDs == [2])
    await portraits.answer(2)
    #expect(!person.frame.contains("▣"))
    #expect(person.frame.contains(" Alan Turing"))
  }

  // MARK: - Lifetime

  @Test func `a closed screen is released after use, and while loading`() async {
    var used: Person? = await open()
    used?.select(Self.remington)
    used?.select("Grace Hopper")
    used?.back()
    used?.pullToRefresh()
    await used?.service.answer(with: Self.employees)
    let parts = used?.parts ?? []
    used = nil
    let names = parts.map(\.name)
    #expect(names.contains("EmployeeListDataModel"))
    #expect(names.contains { $0.hasSuffix("DataSource<WorkplaceSectionID>") })
    await expectReleased(parts)

    var loading: Person? = Person(at: EmployeeListModule.makeWorkplaces)
    await settle()
    let service = loading?.service
    let loadingParts = loading?.screenParts ?? []
    loading = nil
    await expectReleased(loadingParts)
    await service?.answer(with: Self.employees)
    #expect(service?.cancelledCount == 1)
  }

  // MARK: -

  private func open() async -> Person {
    let person = Person(at: EmployeeListModule.makeWorkplaces, height: 24)
    await person.service.answer(with: Self.employees)
    return person
  }

  /// The title, and the texts of the lines that are not blank.
  private func shown(to person: Person) -> [String] {
    let frame = CharacterSet(charactersIn: "┌─┐│ ")
    return person.lines.dropLast().map { $0.trimmingCharacters(in: frame) }.filter { !$0.isEmpty }
  }

  private func expectNoSelection(by person: Person) {
    #expect(person.tableView?.indexPathForSelectedRow == nil)
  }
}
