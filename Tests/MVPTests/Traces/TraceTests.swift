import EmployeeViews
import Employees
import ListRendering
import SourceAnalysis
import TestSupport
import Testing

@testable import MVP

/// The calls between the parts of MVP.
struct TraceTests {
  @Test(arguments: TraceEvent.allCases)
  func `the calls at an event equal the recorded trace`(event: TraceEvent) async throws {
    try await expectTrace(
      of: event, in: "MVP", by: MVPTracing(), beside: EmployeeListModule.makeScreen)
  }
}

// MARK: -

/// Records the calls between view and presenter.
///
/// The closure of a button holds the presenter, so that a tap does not pass the view.
private final class MVPTracing: Tracing {
  let recorder = TraceRecorder()
  let screen: Any.Type = EmployeeListViewController.self
  let buttonOwner: Any.Type = ButtonCell.self
  let serviceClient: Any.Type = EmployeeListPresenter.self
  let actionsClient: Any.Type = EmployeeListPresenter.self

  private lazy var toPresenter = recorder.seam(from: screen, to: serviceClient)
  private lazy var fromPresenter = recorder.seam(from: serviceClient, to: screen)
  private lazy var fromButton = recorder.seam(from: buttonOwner, to: serviceClient)
  private var presenter: EmployeeListPresenter?
  private weak var view: EmployeeListViewController?

  func makeScreen(service: any EmployeeService, contacts: any ContactService) -> UIViewController {
    let presenter = EmployeeListPresenter(service: service, contacts: contacts, portraits: nil)
    let view = EmployeeListViewController(presenter: self) { _ in UIViewController() }
    self.presenter = presenter
    self.view = view
    presenter.view = self
    return view
  }
}

// MARK: -

extension MVPTracing: EmployeeListPresenting {
  func viewLoaded() {
    toPresenter.record()
    presenter?.viewLoaded()
  }

  func pulledToRefresh() {
    toPresenter.record()
    presenter?.pulledToRefresh()
  }

  func searchTextChanged(_ text: String) {
    toPresenter.record(text)
    presenter?.searchTextChanged(text)
  }

  func tapped(_ button: EmployeeListSection.Button) {
    fromButton.record(button)
    presenter?.tapped(button)
  }

  func employeeSelected(_ id: Employee.ID) {
    toPresenter.record(id)
    presenter?.employeeSelected(id)
  }

  func deleteTapped(_ id: Employee.ID) {
    toPresenter.record(id)
    presenter?.deleteTapped(id)
  }
}

// MARK: -

// The traced screen shows no portraits.
extension MVPTracing {
  func portraitPresenter(of id: Employee.ID, for view: any PortraitView) -> PortraitPresenter? {
    nil
  }

  func employeeApproaches(_ id: Employee.ID) {}
}

// MARK: -

extension MVPTracing: EmployeeListView {
  func show(title: String) {
    fromPresenter.record(title)
    view?.show(title: title)
  }

  func show(_ sections: [EmployeeListSection], searchText: String?) {
    fromPresenter.record(sections.flatMap(\.rows).compactMap(shortText), searchText)
    view?.show(sections, searchText: searchText)
  }

  func show(isRefreshing: Bool) {
    fromPresenter.record(isRefreshing)
    view?.show(isRefreshing: isRefreshing)
  }

  func openProfile(of employee: Employee) {
    fromPresenter.record(employee.name)
    view?.openProfile(of: employee)
  }

  /// The message, the name or Retry of a row, `nil` for the other rows of an employee.
  private func shortText(of row: EmployeeListSection.Row) -> String? {
    switch row {
    case .info(_, let name, _): name
    case .message(let message): message
    case .button(let title, .retry): "[\(title)]"
    case .workplace, .button: nil
    }
  }
}
