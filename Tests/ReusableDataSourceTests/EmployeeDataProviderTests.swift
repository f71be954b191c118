import Employees
import TestSupport
import Testing

@testable import ReusableDataSource

/// The provider of the employees and their status, tested without a table.
@Suite(.withoutScreen) struct EmployeeDataProviderTests {
  @Test func `an employee has a row for each piece of information that is known`() {
    #expect(
      rows(of: [.grace, .hypatia]) == [
        [],
        [
          "Grace Hopper", "Vassar College", "Remington Rand", "[Call] call(1)",
          "[Write a letter] write(1)",
        ],
        ["Hypatia"],
      ])
  }

  @Test func `the status has a row for each message, and Retry below`() {
    var status = EmployeeListStatus()
    let loading = sections(of: EmployeeList(), status)
    #expect(loading.map { $0.rows.map(describe) } == [["Loading…"]])
    status.deletionRefused(of: 5, .unavailable(reason: "locked"))
    status.requestFailed(.unavailable(reason: "asleep"))
    #expect(
      rows(of: [.hypatia], status) == [
        ["Could not load the list: service unavailable: asleep", "[Retry]"],
        ["Hypatia", "Could not delete Hypatia: service unavailable: locked"],
      ])
  }

  @Test func `a section is identified by its employee and compared by all that it shows`() {
    let old = sections(of: [.grace, .ada, .hypatia])
    var status = EmployeeListStatus()
    status.deletionRefused(of: 5, .unavailable(reason: "locked"))
    status.requestFailed(.unavailable(reason: "asleep"))
    let renamed = Employee(id: 1, name: "Grace", specialization: "Compilers")
    let new = sections(of: [renamed, .ada, .hypatia], status)
    #expect(new.map(\.id) == old.map(\.id))
    #expect(Set(old.map(\.id)).count == 4)
    #expect(zip(new, old).map(==) == [false, false, true, false])
  }

  @Test func `rows are equal if they are of one kind and show the same`() {
    let row = EmployeeInfoRow(.grace)
    #expect(row.isEqual(to: EmployeeInfoRow(.grace)))
    #expect(!row.isEqual(to: EmployeeInfoRow(.ada)))
    #expect(
      !ContactRow(title: "Call", button: .call(1)).isEqual(
        to: ContactRow(title: "Call", button: .call(2))),
      "a button of somebody else is another row")
    #expect(!MessageRow(message: "a").isEqual(to: WorkplaceRow(workplace: "a")))
  }

  // MARK: -

  private func sections(
    of employees: [Employee], _ status: EmployeeListStatus = EmployeeListStatus()
  ) -> [ListSection<EmployeeListSectionID>] {
    var list = EmployeeList()
    list.replace(with: employees)
    return sections(of: list, status)
  }

  private func sections(
    of list: EmployeeList, _ status: EmployeeListStatus
  ) -> [ListSection<EmployeeListSectionID>] {
    EmployeeDataProvider(list: list, status: status).makeSections()
  }

  /// The texts of the rows of each section.
  private func rows(
    of employees: [Employee], _ status: EmployeeListStatus = EmployeeListStatus()
  ) -> [[String]] {
    sections(of: employees, status).map { $0.rows.map(describe) }
  }
}

// MARK: -

/// Returns the text of a row, in brackets for a button, and after a number sign for a heading.
func describe(_ row: any ListRow) -> String {
  switch row {
  case let info as EmployeeInfoRow: info.name
  case let workplace as WorkplaceRow: workplace.workplace
  case let message as MessageRow: message.message
  case let retry as RetryRow: "[\(retry.title)]"
  case let contact as ContactRow: "[\(contact.title)] \(contact.button)"
  case let heading as HeadingRow: "# \(heading.title)"
  default: "\(type(of: row))"
  }
}
