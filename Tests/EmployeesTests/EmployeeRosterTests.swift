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
    roster.changeStarted(.deletion(1))
    #expect(names == ["Ada Lovelace", "Alan Turing"])
    #expect(roster.employee(1) == nil)
    roster.changeRefused(.deletion(1), refused)
    #expect(names == ["Ada Lovelace", "Grace Hopper", "Alan Turing"])
    #expect(roster.refusals == [1: EmployeeRefusal(of: .deletion(1), refused)])
    roster.changeStarted(.deletion(1))
    #expect(roster.refusals == [:])
  }

  @Test mutating func `only an answer to a later request brings a deleted employee back`() {
    roster.requestAnswered(with: [.ada, .grace])
    roster.changeStarted(.deletion(1))
    roster.requestStarted()
    roster.requestAnswered(with: [.ada, .grace])
    let whileRunning = names
    roster.requestStarted()
    roster.changeConfirmed(.deletion(1))
    roster.requestAnswered(with: [.ada, .grace])
    let fromEarlierRequest = names
    roster.requestStarted()
    roster.requestAnswered(with: [.ada, .grace])
    #expect([whileRunning, fromEarlierRequest] == [["Ada Lovelace"], ["Ada Lovelace"]])
    #expect(names == ["Ada Lovelace", "Grace Hopper"])
  }

  @Test mutating func `a confirmed deletion stays if the next request fails`() {
    roster.requestAnswered(with: [.ada, .grace])
    roster.changeStarted(.deletion(1))
    roster.changeConfirmed(.deletion(1))
    roster.requestStarted()
    roster.requestFailed(refused)
    #expect(names == ["Ada Lovelace"])
    #expect(roster.count == 1)
  }

  @Test mutating func `a star shows at once, and a refusal takes it back`() {
    roster.requestAnswered(with: [.ada, .grace])
    #expect(!roster.isChangingStar(of: 1))
    roster.changeStarted(.star(true, 1))
    #expect(roster.employees.map(\.isStarred) == [false, true])
    #expect(roster.employee(1)?.isStarred == true)
    #expect(roster.isChangingStar(of: 1))
    roster.changeRefused(.star(true, 1), refused)
    #expect(roster.employees.map(\.isStarred) == [false, false])
    #expect(roster.refusals == [1: EmployeeRefusal(of: .star(true, 1), refused)])
    #expect(!roster.isChangingStar(of: 1))
    roster.changeStarted(.star(true, 1))
    roster.changeConfirmed(.star(true, 1))
    #expect(roster.employees.map(\.isStarred) == [false, true])
    #expect([roster.refusals.count, roster.isChangingStar(of: 1) ? 1 : 0] == [0, 0])
  }

  @Test mutating func `only an answer to a later request takes back a confirmed star`() {
    roster.requestAnswered(with: [.ada, .grace])
    roster.requestStarted()
    roster.changeStarted(.star(true, 1))
    roster.changeConfirmed(.star(true, 1))
    roster.requestAnswered(with: [.ada, .grace])
    #expect(roster.employee(1)?.isStarred == true)
    roster.requestStarted()
    roster.requestAnswered(with: [.ada, .grace])
    #expect(roster.employee(1)?.isStarred == false)
  }

  @Test mutating func `a star that is refused while its employee is deleted leaves no reason`() {
    roster.requestAnswered(with: [.ada, .grace])
    roster.changeStarted(.star(true, 1))
    roster.changeStarted(.deletion(1))
    roster.changeRefused(.star(true, 1), refused)
    #expect(roster.refusals == [:])
    roster.changeRefused(.deletion(1), refused)
    #expect(roster.employee(1) == .grace)
    #expect(roster.refusals == [1: EmployeeRefusal(of: .deletion(1), refused)])
  }

  @Test mutating func `the refusals of employees whom a search hides are sorted by id`() {
    roster.requestAnswered(with: [.ada, .grace, .alan])
    for id in [4, 1, 2] { roster.changeRefused(.deletion(id), refused) }
    let hidden = roster.refusals(hiddenBy: EmployeeSearch("turing")).map(\.employee.id)
    #expect(hidden == [1, 4])
    roster.requestAnswered(with: [.grace])
    #expect(roster.refusals(hiddenBy: EmployeeSearch("turing")).map(\.employee.id) == [1])
  }

  @Test mutating func `the answer to an earlier change of a star doesn't end a later one`() {
    roster.requestAnswered(with: [.ada])
    roster.changeStarted(.star(true, 4))
    roster.changeStarted(.star(false, 4))
    roster.changeConfirmed(.star(true, 4))
    #expect(roster.isChangingStar(of: 4))
    #expect(roster.employees.map(\.isStarred) == [false])
    roster.changeConfirmed(.star(false, 4))
    #expect(!roster.isChangingStar(of: 4))
    #expect(roster.employees.map(\.isStarred) == [false])
  }
}
