import Employees
import TestSupport
import Testing

@testable import MVVM

/// The rows, buttons and comparison of sections, tested without a table.
@Suite(.withoutScreen) struct SectionViewModelTests {
  private let contacts = RecordingContacts()

  @Test func `a section has a row for each piece of information that is known`() {
    let employees: [Employee] = [.grace, .alan, .rozsa, .ada, .hypatia]
    #expect(employees.map { makeSection($0).cells.count } == [5, 3, 3, 3, 1])
  }

  @Test func `Call and Write call the contact service with the employee, even without the section`()
  {
    weak var released: EmployeeSectionViewModel?
    var buttons: [ButtonCellViewModel] = []
    do {
      let section = makeSection(.grace)
      released = section
      buttons = section.cells.compactMap { $0 as? ButtonCellViewModel }
    }
    #expect(released == nil)
    #expect(buttons.map(\.title) == ["Call", "Write a letter"])
    for button in buttons { button.tapped() }
    #expect(
      contacts.made == [
        .call("+1-202-555-0101", employee: 1), .write("grace@example.org", employee: 1),
      ])
  }

  @Test func `a section is identified by its employee's id and compared by all fields`() {
    let grace = makeSection(.grace)
    let renamed = Employee(id: 1, name: "Grace", specialization: "Compilers")
    let others = [.grace, renamed, .alan].map { makeSection($0) }
    #expect(others.map { $0.id == grace.id } == [true, true, false])
    #expect(others.map(grace.hasSameContent) == [true, false, false])
  }

  @Test func `a refused deletion is a row below the name, and other content`() {
    let refused = makeSection(.grace, refusal: "No.")
    #expect((refused.cells[1] as? MessageCellViewModel)?.message == "No.")
    #expect(refused.cells.count == 6 && !refused.cells[1].isSelectable)
    #expect(!refused.hasSameContent(as: makeSection(.grace)))
    #expect(refused.hasSameContent(as: makeSection(.grace, refusal: "No.")))
  }

  @Test func `only the rows of buttons cannot be selected`() {
    #expect(makeSection(.grace).cells.map(\.isSelectable) == [true, true, true, false, false])
  }

  @Test func `a status section has a row for each message, and Retry below`() throws {
    var list = EmployeeList()
    list.replace(with: [])
    var status = EmployeeListStatus()
    status.requestFailed(.unavailable(reason: "asleep"))
    var retryCount = 0
    let section = StatusSectionViewModel(status.content(above: list)) { retryCount += 1 }
    #expect(
      section.cells.map { ($0 as? MessageCellViewModel)?.message } == [
        "Could not load the list: service unavailable: asleep", "There is nobody to show.", nil,
      ])
    let button = try #require(section.cells.last as? ButtonCellViewModel)
    button.tapped()
    #expect((button.title, retryCount) == ("Retry", 1))
  }

  @Test func `a status section is compared by its content, and cannot be selected or deleted`() {
    let list = EmployeeList()
    var failed = EmployeeListStatus()
    failed.requestFailed(.unavailable(reason: "asleep"))
    let sections = [EmployeeListStatus(), EmployeeListStatus(), failed].map {
      StatusSectionViewModel($0.content(above: list)) {}
    }
    #expect(sections.map(sections[0].hasSameContent) == [true, true, false])
    #expect(sections.allSatisfy { $0.select == nil && $0.delete == nil })
  }

  private func makeSection(
    _ employee: Employee, refusal: String? = nil
  ) -> EmployeeSectionViewModel {
    EmployeeSectionViewModel(
      employee, refusal: refusal,
      call: { [contacts] in contacts.call($0, employee: employee.id) },
      write: { [contacts] in contacts.write(to: $0, employee: employee.id) }, select: {},
      delete: {})
  }
}
