import EmployeeViews
import Employees
import ListRendering
import SourceAnalysis
import TableUpdates
import TestSupport
import Testing

@testable import Unidirectional

/// The calls between the parts of Unidirectional.
struct TraceTests {
  @Test(arguments: TraceEvent.allCases)
  func `the calls at an event equal the recorded trace`(event: TraceEvent) async throws {
    try await expectTrace(
      of: event, in: "Unidirectional", by: UnidirectionalTracing(),
      beside: EmployeeListModule.makeScreen)
  }
}

// MARK: -

/// Records the states that the view gets, and the actions of the button cells.
///
/// The view holds the store by its class, so that its own actions are not recorded.
private final class UnidirectionalTracing: Tracing {
  let recorder = TraceRecorder()
  let screen: Any.Type = EmployeeListViewController.self
  let buttonOwner: Any.Type = ButtonCell.self
  let serviceClient: Any.Type = EmployeeListStore.self
  let actionsClient: Any.Type = EmployeeListStore.self

  private lazy var fromStore = recorder.seam(from: serviceClient, to: screen)
  private lazy var fromButton = recorder.seam(from: buttonOwner, to: serviceClient)
  private weak var view: EmployeeListViewController?

  func makeScreen(service: any EmployeeService, contacts: any ContactService) -> UIViewController {
    let store = EmployeeListStore(
      service: service, contacts: contacts, openProfile: { _ in })
    let view = EmployeeListViewController(store: store, portraits: nil)
    self.view = view
    store.view = self
    return view
  }

  func cellMade(_ cell: UITableViewCell) {
    guard let cell = cell as? ButtonCell else { return }
    let tapped = cell.content.tapped
    cell.content.tapped = { [fromButton, weak view, weak cell] in
      if let view, let indexPath = cell.flatMap(view.tableView.indexPath),
        case .button(_, let action) = view.sections[indexPath.section].rows[indexPath.row]
      {
        fromButton.record(text: "dispatch(\(action))")
      }
      tapped()
    }
  }
}

// MARK: -

extension UnidirectionalTracing: EmployeeListView {
  func render(_ state: EmployeeListState) {
    fromStore.record(state.status.words(above: state.list) + state.list.employees.map(\.name))
    view?.render(state)
  }
}
