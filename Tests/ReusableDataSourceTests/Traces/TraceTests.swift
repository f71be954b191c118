import EmployeeViews
import Employees
import TestSupport
import Testing
import Traces
import UIKit

@testable import ReusableDataSource

/// The calls between the parts of ReusableDataSource.
struct TraceTests {
  @Test(arguments: TraceEvent.allCases)
  func `the calls at an event equal the recorded trace`(event: TraceEvent) async throws {
    try await expectTrace(
      of: event, in: "ReusableDataSource", by: ReusableDataSourceTracing(),
      beside: EmployeeListModule.makeScreen)
  }
}

// MARK: -

/// Records the calls from the model to its delegate, and from a button cell to the controller.
///
/// The controller holds the model and the data source by their classes, so that its calls to these
/// are not recorded.
private final class ReusableDataSourceTracing: Tracing {
  let recorder = TraceRecorder()
  let screen: Any.Type = EmployeeListViewController.self
  let buttonOwner: Any.Type = ButtonCell.self
  let dataSource: Any.Type = TableDataSource<EmployeeDataProvider>.self
  let serviceClient: Any.Type = EmployeeListDataModel.self

  private lazy var fromModel = recorder.seam(from: serviceClient, to: screen)
  private lazy var fromButton = recorder.seam(from: buttonOwner, to: screen)
  private weak var controller: EmployeeListViewController?

  func makeScreen(service: any EmployeeService, contacts: any ContactService) -> UIViewController {
    let model = EmployeeListDataModel(service: service)
    let controller = EmployeeListViewController(model: model, contacts: contacts)
    self.controller = controller
    model.delegate = self
    return controller
  }

  func cellMade(_ cell: UITableViewCell) {
    guard let cell = cell as? ButtonCell else { return }
    let tapped = cell.content.tapped
    cell.content.tapped = { [fromButton] in
      fromButton.record(text: "tapped()")
      tapped()
    }
  }
}

// MARK: -

extension ReusableDataSourceTracing: EmployeeListDataModelDelegate {
  func dataModel(
    _ dataModel: EmployeeListDataModel, didUpdate list: EmployeeList, status: EmployeeListStatus
  ) {
    fromModel.record(call: "dataModel(didUpdate: ", list, status)
    controller?.dataModel(dataModel, didUpdate: list, status: status)
  }
}
