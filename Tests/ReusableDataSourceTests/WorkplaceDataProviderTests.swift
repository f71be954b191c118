import Employees
import TestSupport
import Testing

@testable import ReusableDataSource

/// The workplaces, tested without a table; `ParityTests` has what a person sees of them.
@Suite(.withoutScreen) struct WorkplaceDataProviderTests {
  @Test func `a workplace is a heading with its employees, and the status has its messages`() {
    var status = EmployeeListStatus()
    status.requestFailed(.unavailable(reason: "asleep"))
    #expect(
      rows(of: [.alan], status) == [
        ["Could not load the list: service unavailable: asleep", "[Retry]"],
        ["# Bletchley Park", "Alan Turing"],
      ])
  }

  @Test func `employees without a workplace leave a message, and nobody leaves another`() {
    #expect(rows(of: [.hypatia]) == [["Nobody names a workplace."]])
    #expect(rows(of: []) == [["There is nobody to show."]])
  }

  /// The texts of the rows of each section.
  private func rows(
    of employees: [Employee], _ status: EmployeeListStatus = EmployeeListStatus()
  ) -> [[String]] {
    provider(of: employees, status).makeSections().map { $0.rows.map(describe) }
  }

  private func provider(
    of employees: [Employee], _ status: EmployeeListStatus
  ) -> WorkplaceDataProvider {
    var list = EmployeeList()
    list.replace(with: employees)
    return WorkplaceDataProvider(list: list, status: status)
  }
}
