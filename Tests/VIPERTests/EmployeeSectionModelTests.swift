import Employees
import TestSupport
import Testing

@testable import VIPER

/// The section model, tested with a test double for the delegate.
@Suite(.withoutScreen) struct EmployeeSectionModelTests {
  private let delegate = RecordingDelegate()

  @Test func `an employee has a row for each piece of information that is known`() {
    let employees: [Employee] = [.grace, .alan, .rozsa, .ada, .hypatia]
    let counts = employees.map { makeSection($0).rows.count }
    #expect(counts == [5, 3, 3, 3, 1])
  }

  @Test func `a refused deletion is a row below the name, and other content`() {
    let refused = EmployeeSectionModel(.grace, refusal: "No.", delegate: delegate)
    #expect((refused.rows[1] as? MessageCellModel)?.message == "No.")
    #expect(refused.rows.count == 6 && !refused.rows[1].isSelectable)
    #expect(!refused.hasSameContent(as: makeSection(.grace)))
    #expect(
      refused.hasSameContent(
        as: EmployeeSectionModel(.grace, refusal: "No.", delegate: delegate)))
  }

  @Test func `only the rows of buttons cannot be selected`() {
    #expect(makeSection(.grace).rows.map(\.isSelectable) == [true, true, true, false, false])
  }

  @Test func `sections with one id have the same content only if the employees are equal`() {
    let grace = makeSection(.grace)
    let renamed = Employee(id: 1, name: "Grace", specialization: "Compilers")
    let others = [.grace, renamed, .ada].map(makeSection)
    #expect(others.map { $0.identifier == grace.identifier } == [true, true, false])
    #expect(others.map(grace.hasSameContent) == [true, false, false])
  }

  @Test func `taps, selection and deletion call the delegate with the employee`() {
    let section = makeSection(.grace)
    for row in section.rows { (row as? ButtonCellModel)?.tapped() }
    #expect(section.isEditable)
    section.selected()
    section.deleteTapped()
    #expect(
      delegate.events == [
        "call +1-202-555-0101 1", "write grace@example.org 1", "select Grace Hopper", "delete 1",
      ])
  }

  @Test func `a button still works after its section is released`() {
    var section: EmployeeSectionModel? = makeSection(.grace)
    let rows = section?.rows ?? []
    weak let released = section
    section = nil
    #expect(released == nil)
    for row in rows { (row as? ButtonCellModel)?.tapped() }
    #expect(delegate.events == ["call +1-202-555-0101 1", "write grace@example.org 1"])
  }

  @Test func `a section and its rows do not retain the delegate`() {
    var delegate: RecordingDelegate? = RecordingDelegate()
    let section = delegate.map { EmployeeSectionModel(.grace, refusal: nil, delegate: $0) }
    let rows = section?.rows ?? []
    weak let released = delegate
    delegate = nil
    #expect(released == nil)
    for row in rows { (row as? ButtonCellModel)?.tapped() }
  }

  private func makeSection(_ employee: Employee) -> EmployeeSectionModel {
    EmployeeSectionModel(employee, refusal: nil, delegate: delegate)
  }
}

// MARK: -

private final class RecordingDelegate: EmployeeSectionModelDelegate {
  private(set) var events: [String] = []

  func callTapped(_ phone: String, employee id: Employee.ID) {
    events.append("call \(phone) \(id)")
  }

  func writeTapped(_ address: String, employee id: Employee.ID) {
    events.append("write \(address) \(id)")
  }

  func employeeSelected(_ employee: Employee) { events.append("select \(employee.name)") }
  func deleteTapped(_ id: Employee.ID) { events.append("delete \(id)") }
}
