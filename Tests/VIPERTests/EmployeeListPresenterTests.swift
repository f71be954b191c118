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
    presenter = EmployeeListPresenter(interactor: interactor, router: router)
    presenter.view = view
  }

  @Test func `a load shows a message before the interactor is called`() async throws {
    interactor.onLoad = { [view] in #expect(view.message == "Loading…") }
    await presenter.load()
    #expect(interactor.requests == ["load"])
    #expect(view.titles == ["Employees"])
  }

  @Test func `a loaded list is shown with a section for each employee and a count in the title`()
    async
  {
    await presenter.load()
    presenter.employeesLoaded(list([.grace, .ada]))
    #expect(view.titles == ["Employees", "2 employees"])
    #expect(view.sections.map(\.rowCount) == [5, 3])
    #expect(view.status?.rowCount == 0)
    #expect(view.names == ["Grace Hopper", "Ada Lovelace"])
  }

  @Test func `a failed load keeps the list and shows the reason and Retry`() throws {
    presenter.employeesLoaded(list([.grace]))
    presenter.loadFailed(.unavailable(reason: "asleep"))
    #expect(view.message == "Could not load the list: service unavailable: asleep")
    #expect(view.names == ["Grace Hopper"])
    try #require(view.status?.rows[1] as? ButtonCellModel).action()
    #expect(view.events == ["start loading"])
  }

  @Test func `a tap on Call or Write calls the router with the employee`() throws {
    presenter.employeesLoaded(list([.hypatia, .grace]))
    for row in view.sections[1].rows { (row as? ButtonCellModel)?.action() }
    #expect(router.routes == ["call +1-202-555-0101 1", "write grace@example.org 1"])
  }

  @Test func `selecting an employee calls the router to show the profile`() {
    presenter.employeesLoaded(list([.grace, .ada]))
    view.sections[1].selected()
    #expect(router.routes == ["profile Ada Lovelace"])
  }

  @Test func `clearing a search restores the scroll position from before the search`() {
    presenter.employeesLoaded(list(.samples))
    presenter.searchTextChanged("eotvos")
    #expect(interactor.requests == ["search eotvos"])
    presenter.employeesFound(list(.samples, query: "eot"))
    presenter.employeesFound(list(.samples, query: "eotvos"))
    #expect(view.names == ["Rózsa Péter"])
    #expect(view.titles.last == "1 of 7 employees")
    presenter.employeesFound(list(.samples))
    #expect(view.names.count == 7)
    #expect(view.events == ["remember place", "beginning", "beginning", "restore place"])
  }

  @Test func `a refused deletion restores the employee and shows the reason`() {
    presenter.employeesLoaded(list([.grace, .ada]))
    view.sections[0].deleted()
    #expect(interactor.requests == ["delete 1"])
    presenter.employeeRemoved(list([.ada]))
    #expect(view.names == ["Ada Lovelace"])
    let refusal = EmployeeServiceError.unavailable(reason: "locked")
    presenter.deletionRefused(.grace, refusal, list([.grace, .ada]))
    #expect(view.names == ["Grace Hopper", "Ada Lovelace"])
    #expect(view.message == "Could not delete Grace Hopper: service unavailable: locked")
  }

  @Test func `a reload keeps the section objects of unchanged employees`() {
    presenter.employeesLoaded(list([.grace, .ada]))
    let before = view.sections
    let renamed = Employee(id: 4, name: "Ada King", specialization: "Notes")
    presenter.employeesLoaded(list([renamed, .alan, .grace]))
    #expect(view.sections[0] !== before[1])
    #expect(view.sections[0].identifier == before[1].identifier)
    #expect(view.sections[2] === before[0])
  }

  @Test func `a new message replaces the status section and keeps the other sections`() async {
    presenter.employeesLoaded(list([.grace]))
    let status = view.status
    let sections = view.sections
    await presenter.load()
    #expect(view.status !== status)
    #expect(view.sections[0] === sections[0])
    presenter.employeesLoaded(list([.grace]))
    let loaded = view.status
    presenter.employeesLoaded(list([.ada]))
    #expect(view.status === loaded)
  }

  @Test func `the presenter does not retain the view`() {
    var other: RecordingView? = RecordingView()
    presenter.view = other
    other = nil
    #expect(presenter.view == nil)
  }

  private func list(_ employees: [Employee], query: String = "") -> EmployeeList {
    var list = EmployeeList()
    list.load(employees)
    list.query = query
    return list
  }
}

// MARK: -

private final class RecordingView: EmployeeListViewInput {
  private(set) var titles: [String] = []
  private(set) var status: (any SectionRowsRepresentable)?
  private(set) var sections: [any SectionRowsRepresentable] = []
  private(set) var events: [String] = []

  func startLoading() { events.append("start loading") }
  func show(title: String) { titles.append(title) }

  func show(status: any SectionRowsRepresentable, sections: [any SectionRowsRepresentable]) {
    self.status = status
    self.sections = sections
  }

  func rememberPlace() { events.append("remember place") }
  func restorePlace() { events.append("restore place") }
  func showBeginning() { events.append("beginning") }

  var message: String? {
    (status?.rows.first as? MessageCellModel)?.message
  }

  var names: [String] {
    sections.compactMap { ($0.rows.first as? EmployeeInfoCellModel)?.name }
  }
}

private final class RecordingInteractor: EmployeeListInteractorInput {
  private(set) var requests: [String] = []

  /// Called when a load is requested.
  var onLoad: () -> Void = {}

  func load() async {
    requests.append("load")
    onLoad()
  }

  func search(_ text: String) { requests.append("search \(text)") }

  func delete(_ id: Employee.ID) async { requests.append("delete \(id)") }
}

private final class RecordingRouter: EmployeeListRouterInput {
  private(set) var routes: [String] = []

  func call(_ phone: String, employee id: Employee.ID) { routes.append("call \(phone) \(id)") }

  func write(to address: String, employee id: Employee.ID) {
    routes.append("write \(address) \(id)")
  }

  func showProfile(of employee: Employee) { routes.append("profile \(employee.name)") }
}
