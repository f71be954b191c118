import Employees
import TestSupport
import Testing

@testable import MVVM

/// The rows, buttons and comparison of sections, tested without a table.
struct EmployeeSectionViewModelTests {
  private let navigation = RecordingNavigation()

  @Test func `a section has a row for each piece of information that is known`() {
    let employees: [Employee] = [.grace, .alan, .rozsa, .ada, .hypatia]
    #expect(employees.map { makeSection($0).cells.count } == [5, 3, 3, 3, 1])
  }

  @Test func `Call and Write call the navigation with the employee`() throws {
    let rows = makeSection(.grace).cells
    let buttons = rows.compactMap { $0 as? ButtonCellViewModel }
    #expect(buttons.map(\.title) == ["Call", "Write a letter"])
    for button in buttons { button.action() }
    #expect(navigation.log == ["call +1-202-555-0101 of 1", "write to grace@example.org of 1"])
  }

  @Test func `a button still works after its section was replaced`() throws {
    var section: EmployeeSectionViewModel? = makeSection(.ada)
    let button = try #require(section?.cells.last as? ButtonCellViewModel)
    section = nil
    button.action()
    #expect(navigation.log == ["write to ada@example.org of 4"])
  }

  @Test func `a section and its rows form no retain cycle`() {
    weak var section: EmployeeSectionViewModel?
    do {
      let grace = makeSection(.grace)
      section = grace
      _ = grace.cells
    }
    #expect(section == nil)
  }

  @Test func `selecting a section shows the profile, and deleting it reports the id`() {
    var deleted: [Employee.ID] = []
    let section = EmployeeSectionViewModel(
      .alan, header: nil, portraits: nil, navigation: navigation
    ) { deleted.append($0) }
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
    let others = [equal, renamed, makeSection(.alan)]
    #expect(others.map { $0.id == grace.id } == [true, true, false])
    #expect(others.map(grace.hasSameContent) == [true, false, false])
  }

  @Test func `a status section is compared by its message and its Retry row`() {
    let loading = StatusSectionViewModel(message: "Loading…", canRetry: false) {}
    let failed = StatusSectionViewModel(message: "Asleep", canRetry: true) {}
    let equal = StatusSectionViewModel(message: "Loading…", canRetry: false) {}
    let empty = StatusSectionViewModel(message: nil, canRetry: false) {}
    #expect([equal, failed].map(loading.hasSameContent) == [true, false])
    #expect([loading, failed, empty].map(\.cells.count) == [1, 2, 0])
  }

  private func makeSection(_ employee: Employee) -> EmployeeSectionViewModel {
    EmployeeSectionViewModel(
      employee, header: nil, portraits: nil, navigation: navigation
    ) { _ in }
  }
}
