import Employees
import TestSupport
import Testing

@testable import VIPER

/// The section model, tested with a test double for the delegate.
struct EmployeeSectionModelTests {
  @Test func `each row has the identifier of its cell and an automatic height`() {
    let section = EmployeeSectionModel(.grace)
    #expect(
      section.rows.map(\.cellIdentifier) == [
        "EmployeeInfoCell", "EmployeeWorkplaceCell", "EmployeeWorkplaceCell", "ButtonCell",
        "ButtonCell",
      ])
    #expect(section.rows.allSatisfy { $0.cellHeight == -1 })
  }

  @Test func `the row count equals the number of rows, and the rows are made once`() {
    let sections = [Employee].samples.map { EmployeeSectionModel($0) }
    #expect(sections.map(\.rowCount) == sections.map(\.rows.count))
    for section in sections {
      let rows = section.rows
      #expect(section.rows.elementsEqual(rows) { $0 === $1 })
    }
  }

  @Test func `taps, selection and deletion call the delegate with the employee`() {
    let section = EmployeeSectionModel(.grace)
    let delegate = RecordingDelegate()
    section.delegate = delegate
    for row in section.rows { (row as? ButtonCellModel)?.action() }
    section.selected()
    section.deleted()
    #expect(
      delegate.events == [
        "call +1-202-555-0101 1", "write grace@example.org 1", "select Grace Hopper", "delete 1",
      ])
  }

  @Test func `a button still works after its section is released`() {
    let delegate = RecordingDelegate()
    var section: EmployeeSectionModel? = EmployeeSectionModel(.grace)
    section?.delegate = delegate
    let rows = section?.rows ?? []
    weak let released = section
    section = nil
    #expect(released == nil)
    for row in rows { (row as? ButtonCellModel)?.action() }
    #expect(delegate.events == ["call +1-202-555-0101 1", "write grace@example.org 1"])
  }

  @Test func `a section and its rows do not retain the delegate`() {
    let section = EmployeeSectionModel(.grace)
    var delegate: RecordingDelegate? = RecordingDelegate()
    section.delegate = delegate
    let rows = section.rows
    weak let released = delegate
    delegate = nil
    #expect(released == nil)
    for row in rows { (row as? ButtonCellModel)?.action() }
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
  func employeeDeleted(_ id: Employee.ID) { events.append("delete \(id)") }
}
