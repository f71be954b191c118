import EmployeeViews
import Employees
import TestSupport
import Testing
import Traces
import UIKit

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
/// The closure of a button holds the presenter, so that a tap does not pass the view. The presenter
/// holds the model by its class, so that its calls to the model are not recorded.
private final class MVPTracing: Tracing {
  let recorder = TraceRecorder()
  let screen: Any.Type = EmployeeListViewController.self
  let buttonOwner: Any.Type = ButtonCell.self
  let serviceClient: Any.Type = EmployeeListDataModel.self
  let actionsClient: Any.Type = EmployeeListPresenter.self

  private lazy var fromModel = recorder.seam(from: serviceClient, to: actionsClient)
  private lazy var toPresenter = recorder.seam(from: screen, to: actionsClient)
  private lazy var fromPresenter = recorder.seam(from: actionsClient, to: screen)
  private lazy var fromButton = recorder.seam(from: buttonOwner, to: actionsClient)
  private var presenter: EmployeeListPresenter?
  private weak var view: EmployeeListViewController?

  func makeScreen(service: any EmployeeService, contacts: any ContactService) -> UIViewController {
    let model = EmployeeListDataModel(service: service)
    let presenter = EmployeeListPresenter(
      model: model, contacts: contacts, router: RecordingRouter())
    let view = EmployeeListViewController(presenter: self)
    self.presenter = presenter
    self.view = view
    model.delegate = self
    presenter.view = self
    return view
  }
}

// MARK: -

extension MVPTracing: EmployeeListDataModelDelegate {
  func dataModel(
    _ dataModel: EmployeeListDataModel, didUpdate list: EmployeeList, status: EmployeeListStatus
  ) {
    fromModel.record(call: "dataModel(didUpdate: ", list, status)
    presenter?.dataModel(dataModel, didUpdate: list, status: status)
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

extension MVPTracing: EmployeeListView {
  func show(_ content: EmployeeListContent) {
    let rows = content.sections.flatMap(\.rows).compactMap(shortText)
    let searchText = content.searchText.map { "\"\($0)\"" } ?? "nil"
    fromPresenter.record(
      text: """
        show("\(content.title)", \(rows), searchText: \(searchText), \
        isRefreshing: \(content.isRefreshing))
        """)
    view?.show(content)
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
