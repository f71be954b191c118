import Employees
import TestSupport
import Testing

@testable import VIPER

/// The presenter, tested with test doubles for the view, the interactor and the router.
struct EmployeeListPresenterTests {
  private let view = RecordingView()
  private let interactor = RecordingInteractor()
  private let router = RecordingRouter()
  private let presenter: EmployeeListPresenter

  init() {
    presenter = EmployeeListPresenter(
      interactor: interactor, router: router, portraits: nil, showsInitials: false)
    presenter.view = view
  }

  @Test func `opening, a pull and Retry show a message before the interactor is called`() throws {
    interactor.onLoad = { [view] in #expect(view.message == "Loading…") }
    presenter.viewDidLoad()
    #expect((interactor.requests, view.titles) == (["load"], ["Employees"]))
    presenter.pulledToRefresh()
    presenter.loadFailed(.unavailable(reason: "asleep"))
    try #require(view.sections[0].rows[1] as? ButtonCellModel).action()
    #expect(interactor.requests == ["load", "load", "load"])
  }

  @Test func `a loaded list is shown with a section for each employee and a count in the title`() {
    presenter.viewDidLoad()
    presenter.employeesReceived(result([.grace, .ada]))
    #expect(view.titles == ["Employees", "2 employees"])
    #expect(view.sections.map(\.rows.count) == [0, 5, 3])
    #expect((view.names, view.events) == (["Grace Hopper", "Ada Lovelace"], ["end refreshing"]))
  }

  @Test func `a failed load keeps the list and shows the reason`() throws {
    presenter.employeesReceived(result([.grace]))
    presenter.loadFailed(.unavailable(reason: "asleep"))
    #expect(view.message == "Could not load the list: service unavailable: asleep")
    #expect(view.names == ["Grace Hopper"])
    #expect(view.events == ["end refreshing", "end refreshing"])
  }

  @Test func `a tap on Call or Write calls the router with the employee`() throws {
    presenter.employeesReceived(result([.hypatia, .grace]))
    for row in view.sections[2].rows { (row as? ButtonCellModel)?.action() }
    #expect(router.routes == ["call +1-202-555-0101 1", "write grace@example.org 1"])
  }

  @Test func `selecting an employee calls the router to show the profile`() {
    presenter.employeesReceived(result([.grace, .ada]))
    view.sections[2].selected()
    #expect(router.routes == ["profile Ada Lovelace"])
  }

  @Test func `clearing a search restores the scroll position from before the search`() {
    presenter.employeesReceived(result(.samples))
    presenter.searchTextChanged("eotvos")
    #expect(interactor.requests == ["search eotvos"])
    presenter.employeesFound(result([.rozsa], of: 7, searchText: "eot"))
    presenter.employeesFound(result([.rozsa], of: 7, searchText: "eotvos"))
    #expect(view.names == ["Rózsa Péter"])
    #expect(view.titles.last == "1 of 7 employees")
    presenter.employeesFound(result([], of: 7, searchText: "zuse"))
    #expect(view.message == "Nobody matches “zuse”.")
    presenter.employeesFound(result(.samples))
    #expect(view.names.count == 7)
    #expect(
      view.events.dropFirst()
        == ["remember place", "beginning", "beginning", "beginning", "restore place"])
  }

  @Test func `a refused deletion restores the employee and shows the reason`() {
    presenter.employeesReceived(result([.grace]))
    view.sections[1].deleted()
    #expect(interactor.requests == ["delete 1"])
    presenter.employeeRemoved(result([]))
    #expect((view.names, view.message) == ([], "There is nobody to show."))
    presenter.deletionRefused(
      of: "Grace Hopper", .unavailable(reason: "locked"), result([.grace]))
    #expect(view.names == ["Grace Hopper"])
    #expect(view.message == "Could not delete Grace Hopper: service unavailable: locked")
  }

  @Test func `the presenter does not retain the view`() {
    var other: RecordingView? = RecordingView()
    presenter.view = other
    other = nil
    #expect(presenter.view == nil)
  }

  private func result(
    _ employees: [Employee], of totalCount: Int? = nil, searchText: String? = nil
  ) -> EmployeeListResult {
    EmployeeListResult(
      employees: employees, totalCount: totalCount ?? employees.count, searchText: searchText)
  }
}

// MARK: -

private final class RecordingView: EmployeeListViewInput {
  private(set) var titles: [String] = []
  private(set) var sections: [any SectionRowsRepresentable] = []
  private(set) var events: [String] = []

  func show(title: String) { titles.append(title) }

  func updateForSections(_ sections: [any SectionRowsRepresentable]) {
    self.sections = sections
  }

  func endRefreshing() { events.append("end refreshing") }
  func rememberPlace() { events.append("remember place") }
  func restorePlace() { events.append("restore place") }
  func showBeginning() { events.append("beginning") }

  var message: String? {
    (sections.first?.rows.first as? MessageCellModel)?.message
  }

  var names: [String] {
    sections.compactMap { ($0.rows.first as? EmployeeInfoCellModel)?.name }
  }
}

private final class RecordingInteractor: EmployeeListInteractorInput {
  private(set) var requests: [String] = []

  /// Called when a load is requested.
  var onLoad: () -> Void = {}

  func getEmployees() {
    requests.append("load")
    onLoad()
  }

  func search(_ text: String) { requests.append("search \(text)") }

  func delete(_ id: Employee.ID) { requests.append("delete \(id)") }
}

private final class RecordingRouter: EmployeeListRouterInput {
  private(set) var routes: [String] = []

  func call(_ phone: String, employee id: Employee.ID) { routes.append("call \(phone) \(id)") }

  func write(to address: String, employee id: Employee.ID) {
    routes.append("write \(address) \(id)")
  }

  func showProfile(of employee: Employee) { routes.append("profile \(employee.name)") }
}
