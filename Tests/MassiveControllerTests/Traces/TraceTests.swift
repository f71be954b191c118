import Employees
import ListRendering
import SourceAnalysis
import TestSupport
import Testing

@testable import MassiveController

/// The calls at the edges of MassiveController.
struct TraceTests {
  @Test(arguments: TraceEvent.allCases)
  func `the calls at an event equal the recorded trace`(event: TraceEvent) async throws {
    try await expectTrace(
      of: event, in: "MassiveController", by: MassiveControllerTracing(),
      beside: EmployeeListModule.makeScreen)
  }
}

// MARK: -

/// Records the calls from a button cell to the controller, which is the only other part.
private final class MassiveControllerTracing: Tracing {
  let recorder = TraceRecorder()
  let screen: Any.Type = EmployeeListViewController.self
  let buttonOwner: Any.Type = ButtonCell.self

  private lazy var fromButton = recorder.seam(from: buttonOwner, to: screen)
  private weak var controller: EmployeeListViewController?

  func makeScreen(service: any EmployeeService, actions: any EmployeeActions) -> UIViewController {
    let controller = EmployeeListViewController(
      service: service, actions: actions, options: EmployeeListOptions())
    self.controller = controller
    return UINavigationController(rootViewController: controller)
  }

  func cellMade(_ cell: UITableViewCell) {
    (cell as? ButtonCell)?.delegate = self
  }
}

// MARK: -

extension MassiveControllerTracing: ButtonCellDelegate {
  func buttonTapped(in cell: ButtonCell) {
    fromButton.record(cell)
    controller?.buttonTapped(in: cell)
  }
}
