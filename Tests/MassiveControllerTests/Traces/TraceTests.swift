import EmployeeViews
import Employees
import TestSupport
import Testing
import Traces
import UIKit

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

  func makeScreen(service: any EmployeeService, contacts: any ContactService) -> UIViewController {
    EmployeeListViewController(service: service, contacts: contacts, portraits: nil)
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
