import Employees
import TestSupport
import Testing

@testable import MVC

/// The title and the items, tested without a screen.
struct EmployeeListContentTests {
  @Test func `the status has a message and Retry where they are needed`() {
    let some = EmployeeListData(employees: [.grace], totalCount: 1)
    let none = EmployeeListData(employees: [], totalCount: 1, searchText: "x")
    let asleep = EmployeeServiceError.unavailable(reason: "asleep")
    var refused = EmployeeListStatus()
    refused.load = .loaded
    refused.refusal = EmployeeListStatus.Refusal(name: "Ada", error: asleep)
    let cases: [(EmployeeListData, EmployeeListStatus, [EmployeeListItem.Row])] = [
      (some, status(.loading), [.message(EmployeeListText.loading)]),
      (some, status(.loaded), []),
      (some, status(.failed(asleep)), [.message(EmployeeListText.failure(asleep)), .retry]),
      (none, status(.loaded), [.message(EmployeeListText.noMatch("x"))]),
      (EmployeeListData(), status(.loaded), [.message(EmployeeListText.empty)]),
      (some, refused, [.message(EmployeeListText.refusal(asleep, name: "Ada"))]),
    ]
    for (data, status, rows) in cases {
      let content = EmployeeListContent(data, status, showsInitials: false)
      #expect(content.items.first?.rows == rows)
    }
  }

  @Test func `each employee has an item, with a letter where the initial changes`() {
    let data = EmployeeListData(employees: [.ada, .alan, .grace], totalCount: 3)
    for (showsInitials, initials) in [(true, ["A", nil, "G"]), (false, [nil, nil, nil])] {
      let content = EmployeeListContent(data, status(.loaded), showsInitials: showsInitials)
      #expect(content.title == "3 employees")
      let items = content.items.dropFirst()
      #expect(items.map(\.employee) == data.employees && items.map(\.initial) == initials)
    }
  }

  private func status(_ load: EmployeeListStatus.Load) -> EmployeeListStatus {
    var status = EmployeeListStatus()
    status.load = load
    return status
  }
}
