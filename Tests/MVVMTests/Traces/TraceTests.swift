import EmployeeViews
import Employees
import Observation
import TestSupport
import Testing
import Traces
import UIKit

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

/// Records the changes of the model and of the view model, and the taps on a button.
///
/// Screen, view model and model hold each other by their classes. So the calls between them are not
/// recorded, but for those to the delegate of the model.
private final class MVVMTracing: Tracing {
  let recorder = TraceRecorder()
  let screen: Any.Type = EmployeeListViewController.self
  let buttonOwner: Any.Type = ButtonCell.self
  let dataSource: Any.Type = AdaptedTableView<EmployeeListSection>.self
  let serviceClient: Any.Type = EmployeeListDataModel.self
  let actionsClient: Any.Type = EmployeeListViewModel.self

  private lazy var fromModel = recorder.seam(from: serviceClient, to: actionsClient)
  private lazy var toScreen = recorder.seam(from: actionsClient, to: screen)
  private lazy var toTable = recorder.seam(from: actionsClient, to: dataSource)
  private lazy var fromButton = recorder.seam(from: buttonOwner, to: actionsClient)
  private weak var viewModel: EmployeeListViewModel?
  private weak var view: EmployeeListViewController?

  func makeScreen(service: any EmployeeService, contacts: any ContactService) -> UIViewController {
    let model = EmployeeListDataModel(service: service)
    let viewModel = EmployeeListViewModel(
      model: model, contacts: contacts, router: RecordingRouter())
    model.delegate = self
    self.viewModel = viewModel
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

  /// Records the next change of the content, and then observes again.
  private func observe(_ viewModel: EmployeeListViewModel) {
    withObservationTracking {
      _ = viewModel.content
    } onChange: { [weak self, weak viewModel] in
      MainActor.assumeIsolated {
        self?.toScreen.record(text: "updateProperties()")
        self?.toTable.record(text: "updateProperties()")
      }
      // The screen, too, observes again in a later turn.
      Task { @MainActor in if let viewModel { self?.observe(viewModel) } }
    }
  }
}

// MARK: -

extension MVVMTracing: EmployeeListDataModelDelegate {
  func dataModel(
    _ dataModel: EmployeeListDataModel, didUpdate list: EmployeeList, status: EmployeeListStatus
  ) {
    fromModel.record(call: "dataModel(didUpdate: ", list, status)
    viewModel?.dataModel(dataModel, didUpdate: list, status: status)
  }
}
