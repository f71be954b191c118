import Employees
import TestSupport
import Testing

@testable import VIPER

/// The section model, tested with a test double for the delegate.
@Suite(.withoutScreen) struct EmployeeSectionModelTests {
  private let delegate = RecordingDelegate()

  // MARK: - Taps

  @Test func `a tap on a button calls the delegate with the employee of the section`() {
    let section = makeSection(.employee(4))
    section.tapped(.call)
    section.tapped(.write)
    makeSection(.status).tapped(.retry)
    #expect(delegate.events == ["call 4", "write 4", "retry"])
  }

  // MARK: - Selection and deleting

  @Test func `only a name and a workplace can be selected, and only a name be swiped`() {
    let rows: [EmployeeListSection.Row] = [
      .info(photo: nil, name: "Hypatia", specialization: "Mathematics"), .workplace("Alexandria"),
      .message("No."), .button(title: "Call", .call), .button(title: "Retry", .retry),
    ]
    #expect(rows.map(\.isSelectable) == [true, true, false, false, false])
    #expect(rows.map(\.isDeletable) == [true, false, false, false, false])
  }

  @Test func `selection and deletion call the delegate with the employee, if there is one`() {
    for id in [EmployeeListSectionID.employee(4), .status] {
      let section = makeSection(id)
      section.selected()
      section.deleteTapped()
    }
    #expect(delegate.events == ["select 4", "delete 4"])
  }

  // MARK: - Lifetime

  @Test func `a section does not retain its delegate`() {
    var delegate: RecordingDelegate? = RecordingDelegate()
    let status = EmployeeListSection(id: .status, rows: [])
    let section = delegate.map { EmployeeSectionModel(status, delegate: $0) }
    weak let released = delegate
    delegate = nil
    #expect(released == nil)
    section?.tapped(.retry)
  }

  private func makeSection(_ id: EmployeeListSectionID) -> EmployeeSectionModel {
    EmployeeSectionModel(EmployeeListSection(id: id, rows: []), delegate: delegate)
  }
}

// MARK: -

private final class RecordingDelegate: EmployeeSectionModelDelegate {
  private(set) var events: [String] = []

  func callTapped(_ id: Employee.ID) { events.append("call \(id)") }
  func writeTapped(_ id: Employee.ID) { events.append("write \(id)") }
  func retryTapped() { events.append("retry") }
  func employeeSelected(_ id: Employee.ID) { events.append("select \(id)") }
  func deleteTapped(_ id: Employee.ID) { events.append("delete \(id)") }
}
