import Employees
import TestSupport
import Testing

@testable import ReusableDataSource

/// The workplaces, tested without a table and without a collection.
@Suite(.withoutScreen) struct WorkplaceListTests {
  private let service = ControlledService()
  private let list: WorkplaceList
  private let delegate = RecordingDelegate()

  init() {
    list = WorkplaceList(service: service)
    list.delegate = delegate
    delegate.list = list
  }

  @Test func `a workplace has everybody who names it, once, in the order of the list`() {
    let employees = [["b", "a", "b"], [], ["c", "a"], ["a"]].enumerated().map { id, workplaces in
      Employee(id: id, name: "\(id)", specialization: "", workplaces: workplaces)
    }
    let workplaces = Workplace.all(of: employees)
    #expect(
      workplaces.map { "\($0.name)\($0.employees.map(\.id))" } == ["b[0]", "a[0, 2, 3]", "c[2]"])
  }

  @Test func `a workplace has another style and more rows when it is open`() async {
    list.load()
    await service.answer(with: [.alan])
    #expect(picture == ["standard", "standard Bletchley Park"])
    list.dataProvider.sections[1].select?(0)
    #expect(picture == ["standard", "open Bletchley Park, Alan Turing"])
    list.dataProvider.sections[1].select?(1)
    #expect(delegate.selected == [2])
    list.dataProvider.sections[1].select?(0)
    #expect(picture == ["standard", "standard Bletchley Park"])
  }

  @Test func `employees without a workplace leave a message, and nobody leaves another`() async {
    list.load()
    await service.answer(with: [.hypatia])
    #expect(messages == ["Nobody names a workplace."])
    #expect(list.title == "0 workplaces")
    list.load()
    await service.answer(with: [])
    #expect(messages == ["There is nobody to show."])
  }

  @Test func `the delegate is told of each state of a request after the sections have changed`()
    async
  {
    list.load()
    await service.answer(with: [.alan])
    list.load()
    await service.fail(with: "asleep")
    #expect(
      delegate.states == [
        "Workplaces, 1", "1 workplace, 2", "1 workplace, 2, refreshing", "1 workplace, 2",
      ])
  }

  private var messages: [String] {
    list.dataProvider.sections.flatMap(\.items).compactMap { ($0 as? MessageViewModel)?.message }
  }

  /// The style of each section, and the items that name something.
  private var picture: [String] {
    list.dataProvider.sections.map { section in
      let names = section.items.map { item in
        (item as? EmployeeWorkplaceViewModel)?.workplace ?? (item as? EmployeeInfoViewModel)?.name
          ?? "?"
      }
      return section.style.name + (names.isEmpty ? "" : " " + names.joined(separator: ", "))
    }
  }
}

private final class RecordingDelegate: WorkplaceListDelegate {
  weak var list: WorkplaceList?
  private(set) var states: [String] = []
  private(set) var selected: [Employee.ID] = []

  func workplacesChanged() {
    guard let list else { return }
    let count = list.dataProvider.sections.count
    states.append("\(list.title), \(count)\(list.isRefreshing ? ", refreshing" : "")")
  }

  func employeeSelected(_ employee: Employee) {
    selected.append(employee.id)
  }
}
