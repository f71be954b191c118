import Employees
import Testing

/// The state of the latest request, and the refused deletions.
struct EmployeeListStatusTests {
  private let ada = Employee(id: 1, name: "Ada Lovelace", specialization: "Notes")
  private let alan = Employee(id: 2, name: "Alan Turing", specialization: "Machines")
  private let asleep = EmployeeServiceError.unavailable(reason: "asleep")
  private let tenured = EmployeeServiceError.unavailable(reason: "tenured")

  private var status = EmployeeListStatus()

  @Test mutating func `a request loads, and then a failure is kept until the next request`() {
    var states = [status]
    status.requestStarted()
    states.append(status)
    status.requestFailed(asleep)
    states.append(status)
    status.requestStarted()
    states.append(status)
    status.requestFailed(asleep)
    status.requestAnswered()
    states.append(status)
    #expect(states.map(\.isLoading) == [false, true, false, true, false])
    #expect(states.map(\.failure) == [nil, nil, asleep, nil, nil])
  }

  @Test mutating func `a refusal is kept until the next request, or the next deletion`() {
    status.deletionRefused(of: 1, tenured)
    status.deletionRefused(of: 2, asleep)
    status.requestAnswered()
    status.requestFailed(asleep)
    #expect(status.refusals == [1: tenured, 2: asleep])
    status.deletionStarted(of: 2)
    #expect(status.refusals == [1: tenured])
    status.requestStarted()
    #expect(status.refusals.isEmpty)
  }

  @Test mutating func `the refusals that a search hides are in the order of the ids`() {
    var list = EmployeeList()
    list.replace(with: [alan, ada])
    for id in [2, 7, 1] { status.deletionRefused(of: id, id == 2 ? asleep : tenured) }
    let hidden = ["", "x", "machines"].map { text in
      list.search(text)
      return status.refusals(hiddenIn: list).map { "\($0.employee.id): \($0.error)" }
    }
    // All are shown, or not in the list; none is shown; Alan is shown.
    #expect(hidden == [[], ["1: \(tenured)", "2: \(asleep)"], ["1: \(tenured)"]])
  }
}
