import Employees
import TestSupport
import Testing

@testable import VIPER

/// The presenter, tested with test doubles for the view, the interactor, and the router.
@Suite(.withoutScreen) struct EmployeeListPresenterTests {
  private let view = RecordingView()
  private let interactor = RecordingInteractor()
  private let router = RecordingRouter()
  private let presenter: EmployeeListPresenter

  init() {
    presenter = EmployeeListPresenter(interactor: interactor, router: router)
    presenter.view = view
  }

  // MARK: - Rows

  @Test func `an employee has a row for the name, for each workplace, and for each button`() {
    show([.grace, .alan, .rozsa, .hypatia])
    #expect(
      view.rows == [
        [],
        [
          "▣ Grace Hopper: Compilers", "· Vassar College", "· Remington Rand",
          "[Call] Calling +1-202-555-0101, employee 1",
          "[Write a letter] Writing to grace@example.org, employee 1",
        ],
        [
          "▣ Alan Turing: Computability", "· Bletchley Park",
          "[Write a letter] Writing to alan@example.org, employee 2",
        ],
        [
          "□ Rózsa Péter: Recursive functions", "· Eötvös Loránd University",
          "[Call] Calling +1-202-555-0103, employee 3",
        ],
        ["□ Hypatia: Mathematics"],
      ])
    #expect(view.sections.map(\.id.employeeID) == [nil, 1, 2, 3, 5])
  }

  @Test func `the status has a row for each message, with Retry below`() {
    var roster = EmployeeRoster()
    show(roster)
    #expect(view.rows == [["Loading…"]])
    roster.requestAnswered(with: [])
    show(roster)
    #expect(view.rows == [["There is nobody to show."]])
    roster.requestAnswered(with: [.hypatia])
    roster.changeRefused(.deletion(5), .unavailable(reason: "locked"))
    roster.requestFailed(.unavailable(reason: "asleep"))
    show(roster, search: "x")
    #expect(
      view.rows == [
        [
          "Could not load the list: service unavailable: asleep", "Nobody matches “x”.",
          "Could not delete Hypatia: service unavailable: locked", "[Retry]",
        ]
      ])
  }

  @Test func `you can select names and workplaces, and delete by the name`() throws {
    show([.grace])
    let rows = try #require(view.sections.last?.rows)
    #expect(rows.map(\.isSelectable) == [true, true, true, false, false])
    #expect(rows.map(\.isDeletable) == [true, false, false, false, false])
  }

  // MARK: - Events

  @Test func `the interactor starts with the view, and then loads, searches, and deletes`() {
    presenter.viewLoaded()
    presenter.pulledToRefresh()
    presenter.tapped(.retry)
    presenter.searchTextChanged("ada")
    presenter.deleteTapped(4)
    #expect(interactor.requests == ["start", "load", "load", "search ada", "delete 4"])
  }

  @Test func `the router opens the contact of a button, and the profile of a selected employee`() {
    interactor.employees = [.hypatia]
    presenter.tapped(.contact(.call("7", employee: 1)))
    presenter.employeeSelected(5)
    presenter.employeeSelected(99)
    #expect(router.opened == ["Calling 7, employee 1", "the profile of Hypatia"])
  }

  // MARK: - Updating

  @Test func `the view shows the title, the text of the search, and a refresh`() {
    var roster = EmployeeRoster()
    show(roster)
    roster.requestAnswered(with: [.grace, .hypatia])
    roster.requestStarted()
    show(roster)
    show(roster, search: " hyp ")
    #expect(view.contents.map(\.title) == ["Employees", "2 employees", "1 of 2 employees"])
    #expect(view.contents.map(\.searchText) == [nil, nil, "hyp"])
    #expect(view.contents.map(\.isRefreshing) == [false, true, true])
  }

  // MARK: - Deleting

  @Test func `a refused deletion brings the employee back, with the reason`() {
    var roster = EmployeeRoster()
    roster.requestAnswered(with: [.hypatia, .rozsa])
    presenter.deleteTapped(5)
    #expect(interactor.requests == ["delete 5"])

    roster.changeStarted(.deletion(5))
    presenter.found(EmployeeListResult(of: EmployeeSearch(""), in: roster))
    #expect(view.sections.map(\.id) == [.status, .employee(3)])

    roster.changeRefused(.deletion(5), .unavailable(reason: "locked"))
    presenter.found(EmployeeListResult(of: EmployeeSearch(""), in: roster))
    #expect(view.sections.map(\.id) == [.status, .employee(5), .employee(3)])
    let reason = "Could not delete Hypatia: service unavailable: locked"
    #expect(view.rows.dropFirst().first == ["□ Hypatia: Mathematics", reason])
  }

  // MARK: - Showing

  private func show(_ employees: [Employee]) {
    var roster = EmployeeRoster()
    roster.requestAnswered(with: employees)
    show(roster)
  }

  /// Reports the employees that a search finds, as the interactor does.
  private func show(_ roster: EmployeeRoster, search text: String = "") {
    presenter.found(EmployeeListResult(of: EmployeeSearch(text), in: roster))
  }
}

// MARK: -

private final class RecordingView: EmployeeListViewInput {
  private(set) var contents: [EmployeeListContent] = []

  func show(_ content: EmployeeListContent) { contents.append(content) }

  // MARK: - Reading

  var sections: [EmployeeListSection] { contents.last?.sections ?? [] }

  /// The texts of the rows in each section.
  var rows: [[String]] { sections.map { $0.rows.map(text) } }

  private func text(of row: EmployeeListSection.Row) -> String {
    switch row {
    case .info(let photo, let name, let specialization):
      "\(photo == nil ? "□" : "▣") \(name): \(specialization)"
    case .workplace(let workplace): "· \(workplace)"
    case .message(let message): message
    case .button(let title, .contact(let contact)): "[\(title.text)] \(contact.summary)"
    case .button(let title, .retry): "[\(title.text)]"
    }
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
