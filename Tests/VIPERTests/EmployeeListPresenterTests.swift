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

  init() {
    presenter = EmployeeListPresenter(interactor: interactor, router: router, portraits: nil)
    presenter.view = view
  }

  // MARK: - Calling the interactor

  @Test func `opening and a pull load the list, and a search searches it`() {
    presenter.viewLoaded()
    presenter.pulledToRefresh()
    presenter.searchTextChanged("ada")
    #expect(interactor.requests == ["load", "load", "search ada"])
  }

  @Test func `Retry loads the list`() throws {
    var failed = EmployeeListStatus()
    failed.requestFailed(.unavailable(reason: "asleep"))
    presenter.listChanged(EmployeeList(), failed)
    try #require(view.sections[0].rows.last as? ButtonCellModel).tapped()
    #expect(interactor.requests == ["load"])
  }

  @Test func `a swipe deletes the employee`() {
    listChanged([.grace, .ada])
    view.sections[2].deleteTapped()
    #expect(interactor.requests == ["delete 4"])
  }

  // MARK: - Updating the view

  @Test func `a changed list is shown with its title, its sections and the refresh control`() {
    presenter.listChanged(EmployeeList(), EmployeeListStatus())
    var running = EmployeeListStatus()
    running.requestStarted()
    listChanged([.grace, .ada], running)
    listChanged([.grace, .ada], query: " ada ")
    #expect(
      view.calls == [
        "title Employees", "sections Loading…", "refreshing false",
        "title 2 employees", "sections Grace Hopper, Ada Lovelace", "refreshing true",
        "title 1 of 2 employees", "sections Ada Lovelace for ada", "refreshing false",
      ])
  }

  // MARK: - Calling the router

  @Test func `Call, Write and a selection call the router with the employee`() {
    listChanged([.hypatia, .grace])
    for row in view.sections[2].rows { (row as? ButtonCellModel)?.tapped() }
    view.sections[1].selected()
    #expect(
      router.routes == [
        "call +1-202-555-0101 1", "write grace@example.org 1", "profile Hypatia",
      ])
  }

  private func listChanged(
    _ employees: [Employee], _ status: EmployeeListStatus = EmployeeListStatus(),
    query: String = ""
  ) {
    var list = EmployeeList()
    list.replace(with: employees)
    list.query = query
    presenter.listChanged(list, status)
  }
}

// MARK: -

private final class RecordingView: EmployeeListViewInput {
  private(set) var sections: [any SectionRowsRepresentable] = []
  private(set) var calls: [String] = []

  func show(title: String) { calls.append("title \(title)") }

  func updateForSections(_ sections: [any SectionRowsRepresentable], searchText: String?) {
    self.sections = sections
    let texts = sections.compactMap { section in
      switch section.rows.first {
      case let info as EmployeeInfoCellModel: info.name
      case let message as MessageCellModel: message.message
      default: nil
      }
    }
    let search = searchText.map { " for \($0)" } ?? ""
    calls.append("sections \(texts.joined(separator: ", "))\(search)")
  }

  func show(isRefreshing: Bool) { calls.append("refreshing \(isRefreshing)") }
}

private final class RecordingInteractor: EmployeeListInteractorInput {
  private(set) var requests: [String] = []

  func loadEmployees() { requests.append("load") }
  func search(_ text: String) { requests.append("search \(text)") }
  func delete(_ id: Employee.ID) { requests.append("delete \(id)") }
}

private final class RecordingRouter: EmployeeListRouterInput {
  private(set) var routes: [String] = []

  func call(_ phone: String, employee id: Employee.ID) { routes.append("call \(phone) \(id)") }

  func write(to address: String, employee id: Employee.ID) {
    routes.append("write \(address) \(id)")
  }

  func openProfile(of employee: Employee) { routes.append("profile \(employee.name)") }
}
