import Employees
import Testing

/// The state of the latest request, and the refused deletions.
struct EmployeeListStatusTests {
  private let ada = Employee(id: 1, name: "Ada Lovelace", specialization: "Notes")
  private let alan = Employee(id: 2, name: "Alan Turing", specialization: "Machines")
  private let asleep = EmployeeServiceError.unavailable(reason: "asleep")
  private let tenured = EmployeeServiceError.unavailable(reason: "tenured")

  private var status = EmployeeListStatus()

  @Test mutating func `a request loads until it is answered or fails`() {
    #expect(!status.isLoading)
    status.requestStarted()
    #expect(status.isLoading)
    status.requestFailed(asleep)
    #expect(!status.isLoading)
    status.requestStarted()
    status.requestAnswered()
    #expect(!status.isLoading)
  }

  @Test mutating func `a failure is kept until the next request starts, or an answer arrives`() {
    status.requestFailed(asleep)
    #expect(status.failure == asleep)
    status.requestStarted()
    #expect(status.failure == nil)
    status.requestFailed(asleep)
    status.requestAnswered()
    #expect(status.failure == nil)
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
    for id in [2, 7, 1] { status.deletionRefused(of: id, tenured) }
    #expect(status.refusals(hiddenIn: list).isEmpty, "all are shown, or not in the list")
    list.search("x")
    #expect(status.refusals(hiddenIn: list).map(\.employee) == [ada, alan])
    status.deletionRefused(of: 2, asleep)
    #expect(status.refusals(hiddenIn: list).map(\.error) == [tenured, asleep])
    list.search("machines")
    #expect(status.refusals(hiddenIn: list).map(\.employee) == [ada])
  }
}
