import EmployeePresentation
import Employees
import Testing

/// The messages that a list and its status give.
struct EmployeeListPresentationTests {
  private let ada = Employee(id: 1, name: "Ada Lovelace", specialization: "Notes")
  private let asleep = EmployeeServiceError.unavailable(reason: "asleep")
  private let tenured = EmployeeServiceError.unavailable(reason: "tenured")

  private let failure = "Could not load the list: service unavailable: asleep"

  @Test func `a message says that the first list is being loaded, and the control that a later is`()
  {
    var status = EmployeeListStatus()
    var list = EmployeeList()
    expect(status, above: list, shows: ["Loading…"])
    status.requestStarted()
    expect(status, above: list, shows: ["Loading…"])
    status.requestAnswered()
    list.replace(with: [ada])
    expect(status, above: list, shows: [])
    status.requestStarted()
    expect(status, above: list, shows: [], isRefreshing: true)
    list.replace(with: [])
    expect(status, above: list, shows: ["There is nobody to show."], isRefreshing: true)
  }

  @Test func `a failure offers Retry until the next request starts`() {
    var status = EmployeeListStatus()
    var list = EmployeeList()
    status.requestStarted()
    status.requestFailed(asleep)
    expect(status, above: list, shows: [failure], canRetry: true)
    status.requestStarted()
    expect(status, above: list, shows: ["Loading…"])
    list.replace(with: [])
    status.requestFailed(asleep)
    expect(status, above: list, shows: [failure, "There is nobody to show."], canRetry: true)
    list.search("x")
    expect(status, above: list, shows: [failure, "Nobody matches “x”."], canRetry: true)
    list.search("")
    status.requestStarted()
    status.requestAnswered()
    expect(status, above: list, shows: ["There is nobody to show."])
  }

  @Test func `a refusal is kept until the next request, or the next deletion of the employee`() {
    var status = EmployeeListStatus()
    status.deletionRefused(of: 1, tenured)
    status.deletionRefused(of: 2, asleep)
    let expected = "Could not delete Ada Lovelace: service unavailable: tenured"
    #expect(refusal(of: ada, status) == expected)
    status.requestAnswered()
    status.requestFailed(asleep)
    status.deletionStarted(of: 2)
    #expect(refusal(of: ada, status) != nil)
    status.deletionStarted(of: 1)
    #expect(refusal(of: ada, status) == nil)
    status.deletionRefused(of: 1, asleep)
    status.requestStarted()
    #expect(refusal(of: ada, status) == nil)
  }

  @Test func `a refusal is a message if a search hides its employee, in the order of the ids`() {
    let alan = Employee(id: 2, name: "Alan", specialization: "Machines")
    var (status, list) = (EmployeeListStatus(), EmployeeList())
    list.replace(with: [alan, ada])
    for id in [2, 7, 1] { status.deletionRefused(of: id, tenured) }
    expect(status, above: list, shows: [])
    list.search("x")
    let refusals = [ada, alan].compactMap { refusal(of: $0, status) }
    #expect(refusals.count == 2)
    expect(status, above: list, shows: ["Nobody matches “x”."] + refusals)
    list.search("machines")
    expect(status, above: list, shows: [refusals[0]])
  }

  @Test func `workplaces are counted, and a list without any has a message`() {
    let status = EmployeeListStatus()
    var list = EmployeeList()
    #expect(presentationOfWorkplaces(of: list, status).title == "Workplaces")
    #expect(presentationOfWorkplaces(of: list, status).messages == ["Loading…"])
    list.replace(with: [ada])
    #expect(presentationOfWorkplaces(of: list, status).title == "0 workplaces")
    #expect(presentationOfWorkplaces(of: list, status).messages == ["Nobody names a workplace."])
    list.replace(with: [
      ada, Employee(id: 2, name: "Alan", specialization: "Machines", workplaces: ["Bletchley"]),
    ])
    #expect(presentationOfWorkplaces(of: list, status).title == "1 workplace")
    #expect(presentationOfWorkplaces(of: list, status).messages == [])
    list.replace(with: [])
    #expect(presentationOfWorkplaces(of: list, status).messages == ["There is nobody to show."])
  }

  private func presentationOfWorkplaces(
    of list: EmployeeList, _ status: EmployeeListStatus
  ) -> EmployeeListPresentation {
    EmployeeListPresentation(of: list, status, workplaces: list.workplaces)
  }

  private func expect(
    _ status: EmployeeListStatus, above list: EmployeeList, shows messages: [String],
    canRetry: Bool = false, isRefreshing: Bool = false,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let presentation = EmployeeListPresentation(of: list, status)
    #expect(presentation.messages == messages, sourceLocation: sourceLocation)
    #expect(presentation.canRetry == canRetry, sourceLocation: sourceLocation)
    #expect(presentation.isRefreshing == isRefreshing, sourceLocation: sourceLocation)
  }

  private func refusal(of employee: Employee, _ status: EmployeeListStatus) -> String? {
    EmployeeListPresentation(of: EmployeeList(), status).refusal(of: employee)
  }
}
