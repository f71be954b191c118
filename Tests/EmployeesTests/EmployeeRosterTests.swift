import Employees
import TestSupport
import Testing

/// The value that every model keeps.
struct EmployeeRosterTests {
  private var roster = EmployeeRoster()
  private let refused = EmployeeServiceError.unavailable(reason: "locked")

  private var names: [String] { roster.employees.map(\.name) }

  @Test
  mutating func `a failed request keeps the employees, and the next one clears the error`() {
    #expect(roster.count == nil)
    roster.requestStarted()
    #expect(!roster.isRefreshing)
    roster.requestAnswered(with: [.ada, .grace])
    roster.requestStarted()
    #expect(roster.isRefreshing)
    roster.requestFailed(refused)
    #expect([roster.isLoading, roster.failure == refused] == [false, true])
    #expect(names == ["Ada Lovelace", "Grace Hopper"])
    roster.requestStarted()
    #expect(roster.failure == nil)
  }

  @Test mutating func `a refused deletion brings the employee back to the old place`() {
    roster.requestAnswered(with: [.ada, .grace, .alan])
    roster.deletionStarted(of: 1)
    #expect(names == ["Ada Lovelace", "Alan Turing"])
    #expect(roster.employee(1) == nil)
    roster.deletionRefused(of: 1, refused)
    #expect(names == ["Ada Lovelace", "Grace Hopper", "Alan Turing"])
    #expect(roster.refusals == [1: refused])
    roster.deletionStarted(of: 1)
    #expect(roster.refusals == [:])
  }

  @Test mutating func `only an answer to a later request brings a deleted employee back`() {
    roster.requestAnswered(with: [.ada, .grace])
    roster.deletionStarted(of: 1)
    roster.requestStarted()
    roster.requestAnswered(with: [.ada, .grace])
    let whileRunning = names
    roster.requestStarted()
    roster.deletionConfirmed(of: 1)
    roster.requestAnswered(with: [.ada, .grace])
    let fromEarlierRequest = names
    roster.requestStarted()
    roster.requestAnswered(with: [.ada, .grace])
    #expect([whileRunning, fromEarlierRequest] == [["Ada Lovelace"], ["Ada Lovelace"]])
    #expect(names == ["Ada Lovelace", "Grace Hopper"])
  }

  @Test mutating func `a confirmed deletion stays if the next request fails`() {
    roster.requestAnswered(with: [.ada, .grace])
    roster.deletionStarted(of: 1)
    roster.deletionConfirmed(of: 1)
    roster.requestStarted()
    roster.requestFailed(refused)
    #expect(names == ["Ada Lovelace"])
    #expect(roster.count == 1)
  }

  @Test mutating func `the refusals of employees whom a search hides are sorted by id`() {
    roster.requestAnswered(with: [.ada, .grace, .alan])
    for id in [4, 1, 2] { roster.deletionRefused(of: id, refused) }
    let hidden = roster.refusals(hiddenBy: EmployeeSearch("turing")).map(\.employee.id)
    #expect(hidden == [1, 4])
    roster.requestAnswered(with: [.grace])
    #expect(roster.refusals(hiddenBy: EmployeeSearch("turing")).map(\.employee.id) == [1])
  }
}
