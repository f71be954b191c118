import Employees
import TestSupport
import Testing

@testable import MVVM

/// The rows, buttons and comparison of sections, tested without a table.
struct EmployeeSectionViewModelTests {
  private let navigation = RecordingNavigation()

  @Test(arguments: [Employee].samples)
  func `the row count of a section equals the number of its rows`(employee: Employee) {
    let section = makeSection(employee)
    #expect(section.cellCount == section.makeCells().count)
  }

  @Test func `Call and Write call the navigation with the employee`() throws {
    let rows = makeSection(.grace).makeCells()
    let buttons = rows.compactMap { $0 as? ButtonCellViewModel }
    #expect(buttons.map(\.title) == ["Call", "Write a letter"])
    for button in buttons { button.action() }
    #expect(navigation.log == ["call +1-202-555-0101 of 1", "write to grace@example.org of 1"])
  }

  @Test func `a button still works after its section was replaced`() throws {
    var section: EmployeeSectionViewModel? = makeSection(.ada)
    let button = try #require(section?.makeCells().last as? ButtonCellViewModel)
    section = nil
    button.action()
    #expect(navigation.log == ["write to ada@example.org of 4"])
  }

  @Test func `a section and its rows form no retain cycle`() {
    weak var section: EmployeeSectionViewModel?
    do {
      let grace = makeSection(.grace)
      section = grace
      _ = grace.makeCells()
    }
    #expect(section == nil)
  }

  @Test func `selecting a section shows the profile, and deleting it reports the id`() {
    var deleted: [Employee.ID] = []
    let section = EmployeeSectionViewModel(.alan, navigation: navigation) { deleted.append($0) }
    section.selected()
    section.deleted()
    #expect(navigation.log == ["profile of 2"])
    #expect(deleted == [2])
  }

  @Test func `a section is identified by its employee's id and compared by all fields`() {
    let grace = makeSection(.grace)
    let equal = makeSection(
      Employee(
        id: 1, name: "Grace Hopper", specialization: "Compilers", photo: "grace.png",
        workplaces: ["Vassar College", "Remington Rand"], phone: "+1-202-555-0101",
        email: "grace@example.org"))
    let renamed = makeSection(Employee(id: 1, name: "Grace", specialization: "Compilers"))
    #expect(grace.id == equal.id && grace.showsSame(as: equal))
    #expect(grace.id == renamed.id && !grace.showsSame(as: renamed))
    #expect(grace.id != makeSection(.alan).id)
  }

  @Test func `a status section is compared by its message and its Retry row`() {
    let loading = StatusSectionViewModel(message: "Loading…", canRetry: false) {}
    let failed = StatusSectionViewModel(message: "Asleep", canRetry: true) {}
    #expect(loading.showsSame(as: StatusSectionViewModel(message: "Loading…", canRetry: false) {}))
    #expect(!loading.showsSame(as: failed))
    #expect(failed.cellCount == failed.makeCells().count)
    #expect(StatusSectionViewModel(message: nil, canRetry: false) {}.makeCells().isEmpty)
  }

  private func makeSection(_ employee: Employee) -> EmployeeSectionViewModel {
    EmployeeSectionViewModel(employee, navigation: navigation) { _ in }
  }
}
