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

  @Test func `each type of row is announced, so that it must have a factory`() {
    var status = EmployeeListStatus()
    status.requestFailed(.unavailable(reason: "asleep"))
    let rows = provider(of: [.alan], status).sections.flatMap(\.rows)
    let announced = Set(WorkplaceDataProvider.rowTypes.map { ObjectIdentifier($0) })
    #expect(Set(rows.map { ObjectIdentifier(type(of: $0)) }) == announced)
  }

  /// The texts of the rows of each section.
  private func rows(
    of employees: [Employee], _ status: EmployeeListStatus = EmployeeListStatus()
  ) -> [[String]] {
    provider(of: employees, status).sections.map { $0.rows.map(describe) }
  }

  private func provider(
    of employees: [Employee], _ status: EmployeeListStatus
  ) -> WorkplaceDataProvider {
    var list = EmployeeList()
    list.replace(with: employees)
    return WorkplaceDataProvider(list: list, status: status)
  }
}
