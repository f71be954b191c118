import Employees
import TestSupport
import Testing

@testable import VIPER

/// The section models, tested with a test double for the delegate.
@Suite(.withoutScreen) struct SectionModelTests {
  private let delegate = RecordingDelegate()

  private let failed: EmployeeListStatus = {
    var status = EmployeeListStatus()
    status.requestFailed(.unavailable(reason: "asleep"))
    return status
  }()

  // MARK: - Events

  @Test func `the section of an employee calls its delegate with the id`() {
    let section = employeeSection(.ada)
    section.tapped(.call)
    section.tapped(.write)
    section.selected()
    section.deleteTapped()
    #expect(delegate.events == ["call 4", "write 4", "select 4", "delete 4"])
  }

  @Test func `the section of the status offers Retry`() {
    statusSection().retryTapped()
    #expect(delegate.events == ["retry"])
  }

  // MARK: - Rows

  @Test func `a section makes the rows of its employee, or of the status`() {
    #expect(
      employeeSection(.hypatia, refusal: .unavailable(reason: "locked")).rows == [
        .info(photo: nil, name: "Hypatia", specialization: "Mathematics"),
        .message("Could not delete Hypatia: service unavailable: locked"),
      ])
    #expect(
      employeeSection(.rozsa).rows == [
        .info(photo: nil, name: "Rózsa Péter", specialization: "Recursive functions"),
        .workplace("Eötvös Loránd University"), .button(title: "Call", .call),
      ])
    #expect(
      statusSection(failed).rows == [
        .message("Could not load the list: service unavailable: asleep"), .retry(title: "Retry"),
      ])
    #expect(statusSection().rows == [.message("Loading…")])
    var list = EmployeeList()
    list.replace(with: [.hypatia])
    #expect(statusSection(list: list).rows == [])
    list.search("x")
    var refused = failed
    refused.deletionRefused(of: 5, .unavailable(reason: "locked"))
    #expect(
      statusSection(refused, list: list).rows.dropFirst() == [
        .message("Nobody matches “x”."),
        .message("Could not delete Hypatia: service unavailable: locked"),
        .retry(title: "Retry"),
      ])
    list.replace(with: [])
    list.search("")
    #expect(statusSection(list: list).rows == [.message("There is nobody to show.")])
  }

  @Test func `only a name and a workplace can be selected, and only a name be swiped`() {
    let rows: [EmployeeSectionModel.Row] = [
      .info(photo: nil, name: "Hypatia", specialization: "Mathematics"), .workplace("Alexandria"),
      .message("No."), .button(title: "Call", .call),
    ]
    #expect(rows.map(\.isSelectable) == [true, true, false, false])
    #expect(rows.map(\.isDeletable) == [true, false, false, false])
  }

  @Test func `sections are equal if they are of the same kind and employee and show the same`() {
    let twin = Employee(id: 6, name: "Hypatia", specialization: "Mathematics")
    let renamed = Employee(id: 5, name: "Hypatia", specialization: "Astronomy")
    let sections: [EmployeeListSectionModel] = [
      .status(statusSection()), .status(statusSection(failed)),
      .employee(employeeSection(.hypatia)), .employee(employeeSection(twin)),
      .employee(employeeSection(renamed)),
    ]
    for (index, section) in sections.enumerated() {
      #expect(sections.indices.filter { sections[$0] == section } == [index])
    }
    #expect(sections[2] == .employee(employeeSection(.hypatia)))
    #expect(sections[0] == .status(statusSection()))
    #expect(sections.map(\.id) == [.status, .status, .employee(5), .employee(6), .employee(5)])
    #expect(sections.map(\.rowCount) == [1, 2, 1, 1, 1])
  }

  private func employeeSection(
    _ employee: Employee, refusal: EmployeeServiceError? = nil
  ) -> EmployeeSectionModel {
    EmployeeSectionModel(employee, refusal: refusal, delegate: delegate)
  }

  private func statusSection(
    _ status: EmployeeListStatus = EmployeeListStatus(), list: EmployeeList = EmployeeList()
  ) -> StatusSectionModel {
    StatusSectionModel(list, status, delegate: delegate)
  }

  // MARK: - Lifetime

  @Test func `a section does not retain its delegate`() {
    var delegate: RecordingDelegate? = RecordingDelegate()
    let status = StatusSectionModel(
      EmployeeList(), EmployeeListStatus(), delegate: delegate!)
    let employee = EmployeeSectionModel(.ada, refusal: nil, delegate: delegate!)
    weak let released = delegate
    delegate = nil
    #expect(released == nil)
    status.retryTapped()
    employee.selected()
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
