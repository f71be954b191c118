import Employees
import ListRendering
import TestSupport
import Testing

@testable import VIPER

/// The presenter alone, between three parts that the test plays.
struct EmployeeListPresenterTests {
  private let view = RecordingView()
  private let interactor = RecordingInteractor()
  private let router = RecordingRouter()
  private let presenter: EmployeeListPresenter

  init() {
    presenter = EmployeeListPresenter(interactor: interactor, router: router)
    presenter.view = view
  }

  @Test func `a view that was loaded is given a title, a message and employees`() throws {
    presenter.viewLoaded()
    #expect(view.titles == ["Employees"])
    #expect(interactor.requestCount == 1)
    #expect(try #require(view.sections[0].rows[0] as? MessageCellModel).message == "Loading…")
    presenter.employeesLoaded([.grace, .ada])
    #expect(view.titles == ["Employees", "2 employees"])
    #expect(view.sections.map(\.rows.count) == [0, 5, 3])
  }

  @Test func `a load that fails is shown, with a button to retry`() throws {
    presenter.viewLoaded()
    presenter.loadFailed(.unavailable(reason: "asleep"))
    let rows = view.sections[0].rows
    #expect(try #require(rows[0] as? MessageCellModel).message.contains("asleep"))
    try #require(rows[1] as? ButtonCellModel).action()
    #expect(interactor.requestCount == 2)
  }

  @Test func `a tap on Call reaches the router through the delegate of the section`() throws {
    presenter.employeesLoaded([.hypatia, .grace])
    let section = try #require(view.sections[2] as? EmployeeSectionModel)
    #expect(section.delegate === presenter)
    try #require(section.rows[3] as? ButtonCellModel).action()
    #expect(router.routes == ["call +1-202-555-0101 1"])
  }

  @Test func `a search shows whom it finds, and the place is kept for afterwards`() {
    presenter.employeesLoaded(.samples)
    presenter.searchTextChanged("eot")
    presenter.searchTextChanged("eotvos")
    #expect(view.names == ["Rózsa Péter"])
    #expect(view.titles.last == "1 of 7 employees")
    presenter.searchTextChanged("")
    #expect(view.names.count == 7)
    #expect(view.places == ["remember", "beginning", "beginning", "restore"])
  }

  @Test func `a deletion that is refused brings the employee back and says why`() throws {
    presenter.employeesLoaded([.grace, .ada])
    view.sections[1].deleted()
    #expect(view.names == ["Ada Lovelace"])
    #expect(interactor.deletions == [1])
    presenter.deletionRefused(1, .unavailable(reason: "locked"))
    #expect(view.names == ["Grace Hopper", "Ada Lovelace"])
    let message = try #require(view.sections[0].rows.first as? MessageCellModel).message
    #expect(message == "Could not delete Grace Hopper: service unavailable: locked")
  }

  @Test func `a selected employee is shown by the router`() {
    presenter.employeesLoaded([.grace, .ada])
    view.sections[2].selected()
    #expect(router.routes == ["profile Ada Lovelace"])
  }

  @Test func `a refresh without change changes nothing but the message`() {
    presenter.viewLoaded()
    presenter.employeesLoaded(.samples)
    presenter.refreshPulled()
    #expect(view.changes?.reloads == [0])
    presenter.employeesLoaded(.samples)
    #expect(view.changes?.reloads == [0])
    presenter.employeesLoaded(.samples)
    #expect(view.changes?.isEmpty == true)
  }

  @Test func `the view is not kept alive`() {
    var other: RecordingView? = RecordingView()
    presenter.view = other
    other = nil
    #expect(presenter.view == nil)
  }
}

// MARK: -

private final class RecordingView: EmployeeListViewInput {
  private(set) var titles: [String] = []
  private(set) var sections: [SectionModel] = []
  private(set) var changes: SectionChanges?
  private(set) var places: [String] = []

  func show(title: String) { titles.append(title) }

  func show(sections: [SectionModel], changes: SectionChanges?) {
    self.sections = sections
    self.changes = changes
  }

  func rememberPlace() { places.append("remember") }
  func restorePlace() { places.append("restore") }
  func showBeginning() { places.append("beginning") }

  var names: [String] {
    sections.compactMap { ($0.rows.first as? EmployeeInfoCellModel)?.name }
  }
}

private final class RecordingInteractor: EmployeeListInteractorInput {
  private(set) var requestCount = 0

  private(set) var deletions: [Employee.ID] = []

  func requestEmployees() { requestCount += 1 }
  func delete(_ id: Employee.ID) { deletions.append(id) }
}

private final class RecordingRouter: EmployeeListRouterInput {
  private(set) var routes: [String] = []

  func call(_ phone: String, employee id: Employee.ID) { routes.append("call \(phone) \(id)") }
  func write(to address: String, employee id: Employee.ID) { routes.append("write \(address)") }
  func showProfile(of employee: Employee) { routes.append("profile \(employee.name)") }
}
