import Employees
import TestSupport
import Testing

@testable import VIPERSectionModels

/// The section models, tested with a test double for the delegate.
@Suite(.withoutScreen) struct SectionModelTests {
  private let delegate = RecordingDelegate()

  // MARK: - Events

  @Test func `a section model reports its events to the delegate, with the employee's id`() {
    let grace = employeeSection(.grace)
    for case .contact(_, let contact) in grace.rows { grace.tapped(contact) }
    grace.selected()
    grace.deleteTapped()
    statusSection(EmployeeRoster()).retryTapped()
    #expect(
      delegate.events == [
        "Calling +1-202-555-0101, employee 1", "Writing to grace@example.org, employee 1",
        "select 1", "delete 1", "retry",
      ])
  }

  @Test func `a section model doesn't keep its delegate`() {
    var delegate: RecordingDelegate? = RecordingDelegate()
    let status = StatusSectionModel(
      EmployeeListResult(of: EmployeeSearch(""), in: EmployeeRoster()), delegate: delegate!)
    let employee = EmployeeSectionModel(.ada, refusal: nil, delegate: delegate!)
    weak let released = delegate
    delegate = nil
    #expect(released == nil)
    status.retryTapped()
    employee.selected()
  }

  // MARK: - Rows

  @Test func `an employee has a row for the name, for each workplace, and for each button`() {
    let refusal = EmployeeRefusal(of: .deletion(1), .unavailable(reason: "locked"))
    let section = employeeSection(.grace, refusal: refusal)
    #expect(
      section.rows == [
        .info(photo: "grace.png", name: "Grace Hopper", specialization: "Compilers"),
        .message("Could not delete Grace Hopper: service unavailable: locked"),
        .workplace("Vassar College"), .workplace("Remington Rand"),
        .contact(.call("Grace Hopper"), .call("+1-202-555-0101", employee: 1)),
        .contact(.write(to: "Grace Hopper"), .write("grace@example.org", employee: 1)),
      ])
    #expect(
      section.rows.indices.map(section.isSelectable) == [true, false, true, true, false, false])
    #expect(
      section.rows.indices.map(section.isDeletable) == [true, false, false, false, false, false])
    #expect(employeeSection(.hypatia).rows.count == 1)
  }

  @Test func `the status has a row for each message, with Retry below`() {
    var roster = EmployeeRoster()
    #expect(statusSection(roster).rows == [.message("Loading…")])
    roster.requestAnswered(with: [])
    #expect(statusSection(roster).rows == [.message("There is nobody to show.")])
    roster.requestAnswered(with: [.hypatia])
    #expect(statusSection(roster).rows == [])
    roster.changeRefused(.deletion(5), .unavailable(reason: "locked"))
    roster.requestFailed(.unavailable(reason: "asleep"))
    #expect(
      statusSection(roster, search: "x").rows == [
        .message("Could not load the list: service unavailable: asleep"),
        .message("Nobody matches “x”."),
        .message("Could not delete Hypatia: service unavailable: locked"),
        .retry,
      ])
  }

  // MARK: - Comparing

  @Test func `sections are equal if they show the same rows of the same employee`() {
    var failed = EmployeeRoster()
    failed.requestFailed(.unavailable(reason: "asleep"))
    let twin = Employee(id: 6, name: "Hypatia", specialization: "Mathematics")
    let renamed = Employee(id: 5, name: "Hypatia", specialization: "Astronomy")
    func makeSections() -> [EmployeeListSectionModel] {
      [
        .status(statusSection(EmployeeRoster())), .status(statusSection(failed)),
        .employee(employeeSection(.hypatia)), .employee(employeeSection(twin)),
        .employee(employeeSection(renamed)),
      ]
    }
    let (sections, others) = (makeSections(), makeSections())
    for (index, section) in sections.enumerated() {
      #expect(others.indices.filter { others[$0] == section } == [index])
    }
    #expect(sections.map(\.id) == [.status, .status, .employee(5), .employee(6), .employee(5)])
  }

  private func employeeSection(
    _ employee: Employee, refusal: EmployeeRefusal? = nil
  ) -> EmployeeSectionModel {
    EmployeeSectionModel(employee, refusal: refusal, delegate: delegate)
  }

  private func statusSection(
    _ roster: EmployeeRoster, search text: String = ""
  ) -> StatusSectionModel {
    StatusSectionModel(
      EmployeeListResult(of: EmployeeSearch(text), in: roster), delegate: delegate)
  }
}

// MARK: -

private final class RecordingDelegate: StatusSectionDelegate, EmployeeSectionDelegate {
  private(set) var events: [String] = []

  func contactTapped(_ contact: Contact) { events.append(contact.summary) }

  func retryTapped() { events.append("retry") }
  func employeeSelected(_ id: Employee.ID) { events.append("select \(id)") }
  func deleteTapped(_ id: Employee.ID) { events.append("delete \(id)") }
}
