import Employees
import TestSupport
import Testing

@testable import VIPER

/// The section models, tested with a test double for the delegate.
@Suite(.withoutScreen) struct SectionModelTests {
  private let delegate = RecordingDelegate()

  private var employee: EmployeeSectionModel { makeEmployee(delegate: delegate) }

  private var status: StatusSectionModel { StatusSectionModel(rows: [], delegate: delegate) }

  // MARK: - Events

  @Test func `the section of an employee calls its delegate with the id, and offers no Retry`() {
    Self.events.forEach(employee.report)
    #expect(delegate.events == ["call 4", "write 4", "select 4", "delete 4"])
  }

  @Test func `the section of the status offers Retry only`() {
    Self.events.forEach(status.report)
    #expect(delegate.events == ["retry"])
  }

  private static let events: [RowEvent] = [
    .tapped(.call), .tapped(.write), .tapped(.retry), .selected, .deleteTapped,
  ]

  // MARK: - Rows

  @Test func `only a name and a workplace can be selected, and only a name be swiped`() {
    let rows: [EmployeeListRow] = [
      .info(photo: nil, name: "Hypatia", specialization: "Mathematics"), .workplace("Alexandria"),
      .message("No."), .button(title: "Call", .call), .button(title: "Retry", .retry),
    ]
    #expect(rows.map(\.isSelectable) == [true, true, false, false, false])
    #expect(rows.map(\.isDeletable) == [true, false, false, false, false])
  }

  // MARK: - Lifetime

  @Test func `a section does not retain its delegate`() {
    var delegate: RecordingDelegate? = RecordingDelegate()
    let sections: [any SectionModel] = [
      StatusSectionModel(rows: [], delegate: delegate!), makeEmployee(delegate: delegate!),
    ]
    weak let released = delegate
    delegate = nil
    #expect(released == nil)
    sections.forEach { $0.report(.selected) }
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
