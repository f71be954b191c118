import EmployeeViews
import Employees
import ListRendering
import Observation
import TestSupport
import Testing
import Traces

@testable import MVVM

/// The calls between the parts of MVVM.
struct TraceTests {
  @Test(arguments: TraceEvent.allCases)
  func `the calls at an event equal the recorded trace`(event: TraceEvent) async throws {
    try await expectTrace(
      of: event, in: "MVVM", by: MVVMTracing(), beside: EmployeeListModule.makeScreen)
  }
}

// MARK: -

/// Records the changes of the model, and the taps on a button.
///
/// Screen, view model and model hold each other by their classes. Calls between them are not
/// recorded.
private final class MVVMTracing: Tracing {
  let recorder = TraceRecorder()
  let screen: Any.Type = EmployeeListViewController.self
  let buttonOwner: Any.Type = ButtonCell.self
  let dataSource: Any.Type = AdaptedTableView<EmployeeListSection>.self
  let serviceClient: Any.Type = EmployeeListDataModel.self
  let actionsClient: Any.Type = EmployeeListViewModel.self

  private lazy var changes = recorder.seam(from: serviceClient, to: screen)
  private lazy var fromButton = recorder.seam(from: buttonOwner, to: actionsClient)
  private weak var view: EmployeeListViewController?

  func makeScreen(service: any EmployeeService, contacts: any ContactService) -> UIViewController {
    let viewModel = EmployeeListViewModel(
      model: EmployeeListDataModel(service: service), contacts: contacts, router: RecordingRouter())
    observe(viewModel)
    let view = EmployeeListViewController(viewModel: viewModel)
    self.view = view
    return view
  }

  func cellMade(_ cell: UITableViewCell) {
    guard let cell = cell as? ButtonCell else { return }
    let tapped = cell.content.tapped
    cell.content.tapped = { [fromButton, weak view, weak cell] in
      if let view, let indexPath = cell.flatMap(view.tableView.indexPath),
        case .button(_, let button) = view.adaptedTableView.row(at: indexPath)
      {
        fromButton.record(text: "tapped(\(button))")
      }
      tapped()
    }
  }

  /// Records the next change of the sections, and then observes again.
  private func observe(_ viewModel: EmployeeListViewModel) {
    withObservationTracking {
      _ = viewModel.content.sections
    } onChange: { [weak self, weak viewModel] in
      MainActor.assumeIsolated { self?.changes.record(text: "updateProperties()") }
      // The screen, too, observes again in a later turn.
      Task { @MainActor in if let viewModel { self?.observe(viewModel) } }
    }
  }
}
