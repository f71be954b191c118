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

  @Test func `a swipe deletes the employee`() {
    listChanged([.grace, .ada])
    view.sections[2].deleteTapped()
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
          "[Call] call(1)", "[Write a letter] write(1)",
        ],
        ["▣ Alan Turing: Computability", "· Bletchley Park", "[Write a letter] write(2)"],
        ["□ Rózsa Péter: Recursive functions", "· Eötvös Loránd University", "[Call] call(3)"],
        ["□ Hypatia: Mathematics"],
      ])
    #expect(view.sections.map(\.id.employeeID) == [nil, 1, 2, 3, 5])
  }

  @Test func `a refused deletion is a row below the name`() throws {
    var refused = EmployeeListStatus()
    refused.deletionRefused(of: 1, .unavailable(reason: "locked"))
    listChanged([.grace, .hypatia], refused)
    let refusal = "Could not delete Grace Hopper: service unavailable: locked"
    let rows = view.sections[1].rows
    try #require(rows.count == 6)
    #expect(rows[1] == .message(refusal))
    #expect(view.sections[2].rows.count == 1)
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
        ["Could not load the list: service unavailable: asleep", "[Retry] retry"],
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

  @Test func `Call, Write and a selection call the router with the employee`() {
    listChanged([.hypatia, .grace])
    view.tapButtons(ofSection: 2)
    view.sections[1].selected()
    #expect(
      router.routes == [
        "call +1-202-555-0101 1", "write grace@example.org 1", "profile Hypatia",
      ])
  }

  @Test func `a button that is still shown calls with the latest number, and not if it is gone`() {
    listChanged([.grace])
    let section = view.sections[1]
    listChanged([Employee(id: 1, name: "Grace Hopper", specialization: "Compilers", phone: "7")])
    section.tapped(.call(1))
    section.tapped(.write(1))
    listChanged([])
    section.tapped(.call(1))
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
  section.rows.map { row in
    switch row {
    case .info(let photo, let name, let specialization):
      "\(photo == nil ? "□" : "▣") \(name): \(specialization)"
    case .workplace(let workplace): "· \(workplace)"
    case .message(let message): message
    case .button(let title, let button): "[\(title)] \(button)"
    }
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

  /// Taps all buttons of a section, from top to bottom.
  func tapButtons(ofSection section: Int) {
    for case .button(_, let button) in sections[section].rows { sections[section].tapped(button) }
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
