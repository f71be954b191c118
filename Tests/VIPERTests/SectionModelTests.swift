import Employees
import TestSupport
import Testing

@testable import VIPER

/// The section models, tested with a test double for the delegate.
@Suite(.withoutScreen) struct SectionModelTests {
  private let delegate = RecordingDelegate()

  // MARK: - Events

  @Test func `a section tells its delegate which button was tapped`() {
    let section = section(.status)
    section.tapped(.call(4))
    section.tapped(.write(5))
    section.tapped(.retry)
    #expect(delegate.events == ["call 4", "write 5", "retry"])
  }

  @Test func `the section of an employee adds the id, and that of the status reports nothing`() {
    section(.employee(4)).selected()
    section(.employee(5)).deleteTapped()
    section(.status).selected()
    section(.status).deleteTapped()
    #expect(delegate.events == ["select 4", "delete 5"])
  }

  // MARK: - Rows

  @Test func `sections are equal if they show the same of the same`() {
    let sections = [
      section(.status), section(.status, [.message("No.")]), section(.employee(4)),
      section(.employee(5)), section(.employee(4), [.workplace("Alexandria")]),
    ]
    for (index, section) in sections.enumerated() {
      #expect(sections.indices.filter { sections[$0] == section } == [index])
    }
    #expect(section(.employee(4)) == section(.employee(4)))
    #expect(sections.map(\.id) == [.status, .status, .employee(4), .employee(5), .employee(4)])
    #expect(sections.map(\.rows.count) == [0, 1, 0, 0, 1])
  }

  // MARK: - Lifetime

  @Test func `a section does not retain its delegate`() {
    var delegate: RecordingDelegate? = RecordingDelegate()
    let section = EmployeeListSectionModel(
      EmployeeListSection(id: .employee(4), rows: []), delegate: delegate!)
    weak let released = delegate
    delegate = nil
    #expect(released == nil)
    section.selected()
    section.tapped(.retry)
  }

  private func section(
    _ id: EmployeeListSectionID, _ rows: [EmployeeListSection.Row] = []
  ) -> EmployeeListSectionModel {
    EmployeeListSectionModel(EmployeeListSection(id: id, rows: rows), delegate: delegate)
  }
}

// MARK: -

private final class RecordingDelegate: EmployeeListSectionDelegate {
  private(set) var events: [String] = []

  func callTapped(_ id: Employee.ID) { events.append("call \(id)") }
  func writeTapped(_ id: Employee.ID) { events.append("write \(id)") }
  func retryTapped() { events.append("retry") }
  func employeeSelected(_ id: Employee.ID) { events.append("select \(id)") }
  func deleteTapped(_ id: Employee.ID) { events.append("delete \(id)") }
}
