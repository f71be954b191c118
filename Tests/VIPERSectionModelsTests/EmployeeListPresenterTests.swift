import Employees
import TestSupport
import Testing

@testable import VIPERSectionModels

/// The presenter and its section models, tested with test doubles for the view, the interactor, and
/// the router.
@Suite(.withoutScreen) struct EmployeeListPresenterTests {
  private let view = RecordingView()
  private let interactor = RecordingInteractor()
  private let router = RecordingRouter()
  private let presenter: EmployeeListPresenter

  init() {
    presenter = EmployeeListPresenter(interactor: interactor, router: router)
    presenter.view = view
  }

  @Test func `the interactor or the router handles an event of a section model`() throws {
    var roster = EmployeeRoster()
    roster.requestAnswered(with: [.grace])
    interactor.employees = roster.employees
    presenter.found(EmployeeListResult(of: EmployeeSearch(""), in: roster))
    let grace = try #require(view.section(of: 1))
    for case .contact(_, let contact) in grace.rows { grace.tapped(contact) }
    grace.selected()
    grace.deleteTapped()
    guard case .status(let status) = view.sections.first else {
      Issue.record("the status isn't the first section")
      return
    }
    status.retryTapped()
    #expect(
      router.opened == [
        "Calling +1-202-555-0101, employee 1", "Writing to grace@example.org, employee 1",
        "the profile of Grace Hopper",
      ])
    #expect(interactor.requests == ["delete 1", "load"])
  }

  @Test func `the interactor starts with the view, and then loads and searches`() {
    presenter.viewLoaded()
    presenter.pulledToRefresh()
    presenter.searchTextChanged("ada")
    #expect(interactor.requests == ["start", "load", "search ada"])
  }

  @Test func `a refused deletion brings the employee back, with the reason`() throws {
    var roster = EmployeeRoster()
    roster.requestAnswered(with: [.hypatia, .rozsa])
    presenter.found(EmployeeListResult(of: EmployeeSearch(""), in: roster))
    try #require(view.section(of: 5)).deleteTapped()
    #expect(interactor.requests == ["delete 5"])

    roster.changeStarted(.deletion(5))
    presenter.found(EmployeeListResult(of: EmployeeSearch(""), in: roster))
    #expect(view.sections.map(\.id) == [.status, .employee(3)])

    roster.changeRefused(.deletion(5), .unavailable(reason: "locked"))
    presenter.found(EmployeeListResult(of: EmployeeSearch(""), in: roster))
    #expect(view.sections.map(\.id) == [.status, .employee(5), .employee(3)])
    let reason = "Could not delete Hypatia: service unavailable: locked"
    #expect(view.section(of: 5)?.rows.last == .message(reason))
  }
}

// MARK: -

private final class RecordingView: EmployeeListViewInput {
  private(set) var sections: [EmployeeListSectionModel] = []

  func show(_ content: EmployeeListContent) { sections = content.sections }

  func section(of id: Employee.ID) -> EmployeeSectionModel? {
    sections.first { $0.id == .employee(id) }?.model as? EmployeeSectionModel
  }
}

private final class RecordingInteractor: EmployeeListInteractorInput {
  var employees: [Employee] = []
  private(set) var requests: [String] = []

  func start() { requests.append("start") }
  func load() { requests.append("load") }
  func search(for text: String) { requests.append("search \(text)") }
  func delete(_ id: Employee.ID) { requests.append("delete \(id)") }
  func employee(_ id: Employee.ID) -> Employee? { employees.first { $0.id == id } }
}

private final class RecordingRouter: EmployeeListRouterInput {
  private(set) var opened: [String] = []

  func open(_ contact: Contact) { opened.append(contact.summary) }
  func openProfile(of employee: Employee) { opened.append("the profile of \(employee.name)") }
}
