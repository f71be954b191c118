import Employees
import ListRendering
import SourceAnalysis
import TestSupport
import Testing

@testable import MVC

/// The calls between the parts of MVC.
struct TraceTests {
  @Test(arguments: TraceEvent.allCases)
  func `the calls at an event equal the recorded trace`(event: TraceEvent) async throws {
    try await expectTrace(
      of: event, in: "MVC", by: MVCTracing(), beside: EmployeeListModule.makeScreen)
  }
}

// MARK: -

/// Records the calls from the model and from a button cell to their delegates.
///
/// The controller holds the model by its class, so that its calls to the model are not recorded.
private final class MVCTracing: Tracing {
  let recorder = TraceRecorder()
  let screen: Any.Type = EmployeeListViewController.self
  let buttonOwner: Any.Type = ButtonCell.self
  let serviceClient: Any.Type = EmployeeListDataModel.self

  private lazy var fromModel = recorder.seam(from: serviceClient, to: screen)
  private lazy var fromButton = recorder.seam(from: buttonOwner, to: screen)
  private weak var controller: EmployeeListViewController?

  func makeScreen(service: any EmployeeService, actions: any EmployeeActions) -> UIViewController {
    let model = EmployeeListDataModel(service: service, portraits: nil)
    let controller = EmployeeListViewController(
      model: model, actions: actions, showsInitials: false)
    self.controller = controller
    model.delegate = self
    return UINavigationController(rootViewController: controller)
  }

  func cellMade(_ cell: UITableViewCell) {
    (cell as? ButtonCell)?.delegate = self
  }
}

// MARK: -

extension MVCTracing: EmployeeListDataModelDelegate {
  func dataReceived(_ data: EmployeeListData) {
    fromModel.record(data.employees)
    controller?.dataReceived(data)
  }

  func dataUpdateFailed(_ error: EmployeeServiceError) {
    fromModel.record(error)
    controller?.dataUpdateFailed(error)
  }

  func searchFinished(_ data: EmployeeListData) {
    fromModel.record(data.employees)
    controller?.searchFinished(data)
  }

  func employeeRemoved(_ id: Employee.ID, _ data: EmployeeListData) {
    fromModel.record(id, data.employees)
    controller?.employeeRemoved(id, data)
  }

  func deletionRefused(
    of name: String, _ error: EmployeeServiceError, _ data: EmployeeListData
  ) {
    fromModel.record(name, error, data.employees)
    controller?.deletionRefused(of: name, error, data)
  }

  // The traced screen shows no portraits.
  func portraitChanged(_ portrait: Portrait, of id: Employee.ID) {}
}

// MARK: -

extension MVCTracing: ButtonCellDelegate {
  func buttonTapped(in cell: ButtonCell) {
    fromButton.record(cell)
    controller?.buttonTapped(in: cell)
  }
}
