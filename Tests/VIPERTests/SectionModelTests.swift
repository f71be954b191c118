import Employees
import TestSupport
import Testing

@testable import VIPER

/// The section models, tested with a test double for the delegate.
@Suite(.withoutScreen) struct SectionModelTests {
  private let delegate = RecordingDelegate()

  private var employee: EmployeeSectionModel { makeEmployee(delegate: delegate) }

  // MARK: - Events

  @Test func `the section of an employee calls its delegate with the id`() {
    employee.tapped(.call)
    employee.tapped(.write)
    employee.selected()
    employee.deleteTapped()
    #expect(delegate.events == ["call 4", "write 4", "select 4", "delete 4"])
  }

  @Test func `the section of the status offers Retry`() {
    StatusSectionModel(rows: [], delegate: delegate).retryTapped()
    #expect(delegate.events == ["retry"])
  }

  // MARK: - Rows

  @Test func `only a name and a workplace can be selected, and only a name be swiped`() {
    let rows: [EmployeeSectionModel.Row] = [
      .info(photo: nil, name: "Hypatia", specialization: "Mathematics"), .workplace("Alexandria"),
      .message("No."), .button(title: "Call", .call),
    ]
    #expect(rows.map(\.isSelectable) == [true, true, false, false])
    #expect(rows.map(\.isDeletable) == [true, false, false, false])
  }

  @Test func `sections are equal if they are of the same kind and employee and show the same`() {
    let status = EmployeeListSection.status(StatusSectionModel(rows: [], delegate: delegate))
    let warning = EmployeeListSection.status(
      StatusSectionModel(rows: [.message("No.")], delegate: delegate))
    let sections = [
      status, warning, section(4, []), section(5, []), section(4, [.workplace("Alexandria")]),
    ]
    for (index, section) in sections.enumerated() {
      #expect(sections.indices.filter { sections[$0] == section } == [index])
    }
    #expect(section(4, []) == section(4, []))
    #expect(sections.map(\.id) == [.status, .status, .employee(4), .employee(5), .employee(4)])
    #expect(sections.map(\.rowCount) == [0, 1, 0, 0, 1])
  }

  private func section(_ id: Employee.ID, _ rows: [EmployeeSectionModel.Row]) -> EmployeeListSection
  {
    .employee(EmployeeSectionModel(id, rows: rows, delegate: delegate))
  }

  // MARK: - Lifetime

  @Test func `a section does not retain its delegate`() {
    var delegate: RecordingDelegate? = RecordingDelegate()
    let status = StatusSectionModel(rows: [], delegate: delegate!)
    let employee = makeEmployee(delegate: delegate!)
    weak let released = delegate
    delegate = nil
    #expect(released == nil)
    status.retryTapped()
    employee.selected()
  }

  private func makeEmployee(delegate: RecordingDelegate) -> EmployeeSectionModel {
    EmployeeSectionModel(4, rows: [], delegate: delegate)
  }
}

// MARK: -

private final class RecordingDelegate: StatusSectionDelegate, EmployeeSectionDelegate {
  private(set) var events: [String] = []

  func callTapped(_ id: Employee.ID) { events.append("call \(id)") }
  func writeTapped(_ id: Employee.ID) { events.append("write \(id)") }
  func retryTapped() { events.append("retry") }
  func employeeSelected(_ id: Employee.ID) { events.append("select \(id)") }
  func deleteTapped(_ id: Employee.ID) { events.append("delete \(id)") }
}
