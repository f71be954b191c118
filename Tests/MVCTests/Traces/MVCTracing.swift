import Employees
import ListRendering
import TestSupport

@testable import MVC

/// Records the calls from the model and from a button cell to their delegates.
///
/// The controller holds the model by its class, so that its calls to the model are not recorded.
final class MVCTracing: Tracing {
  static let roles = TraceRoles(
    screen: EmployeeListViewController.self, buttonOwner: ButtonCell.self,
    dataSource: EmployeeListViewController.self, serviceClient: EmployeeListDataModel.self,
    actionsClient: EmployeeListViewController.self)

  private let recorder: TraceRecorder
  private weak var controller: EmployeeListViewController?

  init(recorder: TraceRecorder) {
    self.recorder = recorder
  }

  func makeScreen(
    service: any EmployeeService, actions: any EmployeeActions
  ) -> ViewController {
    let model = EmployeeListDataModel(service: service)
    let controller = EmployeeListViewController(model: model, actions: actions)
    self.controller = controller
    model.delegate = self
    return NavigationController(rootViewController: controller)
  }

  func cellMade(_ cell: TableViewCell) {
    (cell as? ButtonCell)?.delegate = self
  }
}

// MARK: -

extension MVCTracing: EmployeeListDataModelDelegate {
  func dataReceived(_ items: [EmployeeListItem]) {
    record("dataReceived(\(brief(items.map(\.employee))))")
    controller?.dataReceived(items)
  }

  func dataUpdateFailed(_ error: EmployeeServiceError) {
    record("dataUpdateFailed(\(brief(error)))")
    controller?.dataUpdateFailed(error)
  }

  func dataChanged(_ items: [EmployeeListItem]) {
    record("dataChanged(\(brief(items.map(\.employee))))")
    controller?.dataChanged(items)
  }

  func deletionRefused(
    of name: String, _ error: EmployeeServiceError, items: [EmployeeListItem]
  ) {
    let employees = brief(items.map(\.employee))
    record("deletionRefused(of: \"\(name)\", \(brief(error)), items: \(employees))")
    controller?.deletionRefused(of: name, error, items: items)
  }

  private func record(_ text: String) {
    recorder.record(
      text, from: EmployeeListDataModel.self, to: EmployeeListViewController.self)
  }
}

// MARK: -

extension MVCTracing: ButtonCellDelegate {
  func buttonTapped(in cell: ButtonCell) {
    recorder.record(
      "buttonTapped(in: cell)", from: ButtonCell.self, to: EmployeeListViewController.self)
    controller?.buttonTapped(in: cell)
  }
}
