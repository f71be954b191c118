import Employees
import TestSupport
import Testing

@testable import VIPER

/// The presenter, tested with test doubles for the view, the interactor and the router.
@Suite(.withoutScreen) struct EmployeeListPresenterTests {
  private let view = RecordingView()
  private let interactor = RecordingInteractor()
  private let router = RecordingRouter()
  private let presenter: EmployeeListPresenter
  private var failed = EmployeeListStatus()

  init() {
    presenter = EmployeeListPresenter(interactor: interactor, router: router)
    presenter.view = view
    failed.requestFailed(.unavailable(reason: "asleep"))
  }

  // MARK: - Calling the interactor

  @Test func `opening and a pull load the list, and a search searches it`() {
    presenter.viewLoaded()
    presenter.pulledToRefresh()
    presenter.searchTextChanged("ada")
    #expect(interactor.requests == ["load", "load", "search ada"])
  }

  @Test func `Retry loads the list`() {
    presenter.listChanged(EmployeeList(), failed)
    view.tapButtons(ofSection: 0)
    #expect(interactor.requests == ["load"])
  }

  @Test func `a swipe deletes the employee`() throws {
    listChanged([.grace, .ada])
    try #require(view.employee(inSection: 2)).deleteTapped()
    #expect(interactor.requests == ["delete 4"])
  }

  // MARK: - Rows

  @Test func `an employee has a row for each piece of information that is known`() {
    listChanged([.grace, .alan, .rozsa, .hypatia])
    #expect(
      view.sections.map(describe) == [
        [],
        [
          "▣ Grace Hopper: Compilers", "· Vassar College", "· Remington Rand",
          "[Call] call", "[Write a letter] write",
        ],
        ["▣ Alan Turing: Computability", "· Bletchley Park", "[Write a letter] write"],
        ["□ Rózsa Péter: Recursive functions", "· Eötvös Loránd University", "[Call] call"],
        ["□ Hypatia: Mathematics"],
      ])
    #expect(view.sections.map(\.id.employeeID) == [nil, 1, 2, 3, 5])
  }

  @Test func `a refused deletion is a row below the specialization`() throws {
    var refused = EmployeeListStatus()
    refused.deletionRefused(of: 1, .unavailable(reason: "locked"))
    listChanged([.grace, .hypatia], refused)
    let refusal = "Could not delete Grace Hopper: service unavailable: locked"
    let rows = try #require(view.employee(inSection: 1)).rows
    try #require(rows.count == 6)
    #expect(rows[1] == .message(refusal))
    #expect(view.sections[2].rowCount == 1)
  }

  @Test func `the status has a row for each message, and Retry below`() {
    let statuses = [EmployeeListStatus(), failed]
    let rows = statuses.map { status in
      presenter.listChanged(EmployeeList(), status)
      return describe(view.sections[0])
    }
    #expect(
      rows == [
        ["Loading…"],
        ["Could not load the list: service unavailable: asleep", "[Retry]"],
      ])
  }

  // MARK: - Updating the view

  @Test func `a changed list is shown with its title, its sections and the refresh control`() {
    presenter.listChanged(EmployeeList(), EmployeeListStatus())
    var running = EmployeeListStatus()
    running.requestStarted()
    listChanged([.grace, .hypatia], running)
    listChanged([.grace, .hypatia], query: " hyp ")
    #expect(
      view.calls == [
        "Employees: Loading…",
        "2 employees: ▣ Grace Hopper: Compilers, □ Hypatia: Mathematics, refreshing",
        "1 of 2 employees: □ Hypatia: Mathematics, for hyp",
      ])
  }

  // MARK: - Calling the router

  @Test func `Call, Write and a selection call the router with the employee`() throws {
    listChanged([.hypatia, .grace])
    view.tapButtons(ofSection: 2)
    try #require(view.employee(inSection: 1)).selected()
    #expect(
      router.routes == [
        "call +1-202-555-0101 1", "write grace@example.org 1", "profile Hypatia",
      ])
  }

  @Test func `a button that is still shown calls with the latest number, and not if it is gone`()
    throws
  {
    listChanged([.grace])
    let section = try #require(view.employee(inSection: 1))
    listChanged([Employee(id: 1, name: "Grace Hopper", specialization: "Compilers", phone: "7")])
    section.tapped(.call)
    section.tapped(.write)
    listChanged([])
    section.tapped(.call)
    section.selected()
    #expect(router.routes == ["call 7 1"])
  }

  private func listChanged(
    _ employees: [Employee], _ status: EmployeeListStatus = EmployeeListStatus(),
    query: String = ""
  ) {
    var list = EmployeeList()
    list.replace(with: employees)
    list.search(query)
    interactor.list = list
    presenter.listChanged(list, status)
  }
}

// MARK: -

/// Returns the texts of the rows, as the cells show them, and what their buttons ask for.
private func describe(_ section: EmployeeListSectionModel) -> [String] {
  switch section {
  case .status(let section): section.rows.map(describe)
  case .employee(let section): section.rows.map(describe)
  }
}

private func describe(_ row: StatusSectionModel.Row) -> String {
  switch row {
  case .message(let message): message
  case .retry(let title): "[\(title)]"
  }
}

private func describe(_ row: EmployeeSectionModel.Row) -> String {
  switch row {
  case .info(let photo, let name, let specialization):
    "\(photo == nil ? "□" : "▣") \(name): \(specialization)"
  case .workplace(let workplace): "· \(workplace)"
  case .message(let message): message
  case .button(let title, let button): "[\(title)] \(button)"
  }
}

// MARK: -

private final class RecordingView: EmployeeListViewInput {
  private(set) var sections: [EmployeeListSectionModel] = []
  private(set) var calls: [String] = []

  func show(_ content: EmployeeListContent) {
    sections = content.sections
    let texts = sections.compactMap { describe($0).first }
    let search = content.searchText.map { ["for \($0)"] } ?? []
    let refresh = content.isRefreshing ? ["refreshing"] : []
    calls.append("\(content.title): \((texts + search + refresh).joined(separator: ", "))")
  }

  func employee(inSection section: Int) -> EmployeeSectionModel? {
    if case .employee(let section) = sections[section] { section } else { nil }
  }

  /// Taps all buttons of a section, from top to bottom.
  func tapButtons(ofSection section: Int) {
    switch sections[section] {
    case .status(let section):
      for case .retry in section.rows { section.retryTapped() }
    case .employee(let section):
      for case .button(_, let button) in section.rows { section.tapped(button) }
    }
  }
}

private final class RecordingInteractor: EmployeeListInteractorInput {
  var list = EmployeeList()
  private(set) var requests: [String] = []

  func load() { requests.append("load") }
  func search(_ text: String) { requests.append("search \(text)") }
  func delete(_ id: Employee.ID) { requests.append("delete \(id)") }
  func employee(_ id: Employee.ID) -> Employee? { list.employee(id) }
}

private final class RecordingRouter: EmployeeListRouterInput {
  private(set) var routes: [String] = []

  func call(_ phone: String, employee id: Employee.ID) { routes.append("call \(phone) \(id)") }

  func write(to address: String, employee id: Employee.ID) {
    routes.append("write \(address) \(id)")
  }

  func openProfile(of employee: Employee) { routes.append("profile \(employee.name)") }
}
