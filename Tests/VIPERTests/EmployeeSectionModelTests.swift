import Employees
import TestSupport
import Testing

@testable import VIPER

/// The section model, tested with a test double for the delegate.
struct EmployeeSectionModelTests {
  private let delegate = RecordingDelegate()

  @Test func `each row has the identifier of its cell`() {
    let section = EmployeeSectionModel(.grace, delegate: delegate)
    #expect(
      section.rows.map(\.cellIdentifier) == [
        "EmployeeInfoCell", "EmployeeWorkplaceCell", "EmployeeWorkplaceCell", "ButtonCell",
        "ButtonCell",
      ])
  }

  @Test func `an employee has a row for each piece of information that is known`() {
    let employees: [Employee] = [.grace, .alan, .rozsa, .ada, .hypatia]
    let counts = employees.map { EmployeeSectionModel($0, delegate: delegate).rows.count }
    #expect(counts == [5, 3, 3, 3, 1])
  }

  @Test func `sections with one id have the same content only if the employees are equal`() {
    let grace = EmployeeSectionModel(.grace, delegate: delegate)
    let renamed = Employee(id: 1, name: "Grace", specialization: "Compilers")
    let others = [.grace, renamed, .ada].map { EmployeeSectionModel($0, delegate: delegate) }
    #expect(others.map { $0.identifier == grace.identifier } == [true, true, false])
    #expect(others.map(grace.hasSameContent) == [true, false, false])
  }

  @Test func `taps, selection and deletion call the delegate with the employee`() {
    let section = EmployeeSectionModel(.grace, delegate: delegate)
    for row in section.rows { (row as? ButtonCellModel)?.tapped() }
    #expect(section.isSelectable && section.isEditable)
    section.selected()
    section.swiped()
    #expect(
      delegate.events == [
        "call +1-202-555-0101 1", "write grace@example.org 1", "select Grace Hopper", "delete 1",
      ])
  }

  @Test func `a button still works after its section is released`() {
    var section: EmployeeSectionModel? = EmployeeSectionModel(.grace, delegate: delegate)
    let rows = section?.rows ?? []
    weak let released = section
    section = nil
    #expect(released == nil)
    for row in rows { (row as? ButtonCellModel)?.tapped() }
    #expect(delegate.events == ["call +1-202-555-0101 1", "write grace@example.org 1"])
  }

  @Test func `a section and its rows do not retain the delegate`() {
    var delegate: RecordingDelegate? = RecordingDelegate()
    let section = delegate.map { EmployeeSectionModel(.grace, delegate: $0) }
    let rows = section?.rows ?? []
    weak let released = delegate
    delegate = nil
    #expect(released == nil)
    for row in rows { (row as? ButtonCellModel)?.tapped() }
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
  func employeeSwiped(_ id: Employee.ID) { events.append("delete \(id)") }
}
