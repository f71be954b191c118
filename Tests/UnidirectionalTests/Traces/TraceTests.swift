import EmployeeViews
import Employees
import SectionUpdates
import TestSupport
import Testing
import Traces
import UIKit

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

/// Records the actions that the reducer gets, the states that the view gets, the effects, and the
/// actions of the button cells.
///
/// The view holds the store by its class, so its own calls are seen when they reach the reducer.
private final class UnidirectionalTracing: Tracing {
  let recorder = TraceRecorder()
  let screen: Any.Type = EmployeeListViewController.self
  let buttonOwner: Any.Type = ButtonCell.self
  let serviceClient: Any.Type = EmployeeListEffectHandler.self
  let actionsClient: Any.Type = EmployeeListEffectHandler.self

  private lazy var toReducer = recorder.seam(
    from: EmployeeListStore.self, to: EmployeeListReducer.self)
  private lazy var toEffectHandler = recorder.seam(
    from: EmployeeListStore.self, to: EmployeeListEffectHandler.self)
  private lazy var fromStore = recorder.seam(from: EmployeeListStore.self, to: screen)
  private lazy var fromButton = recorder.seam(from: buttonOwner, to: EmployeeListStore.self)
  private weak var view: EmployeeListViewController?

  func makeScreen(service: any EmployeeService, contacts: any ContactService) -> UIViewController {
    let effectHandler = EmployeeListEffectHandler(
      service: service, contacts: contacts, router: RecordingRouter())
    let store = EmployeeListStore(
      state: EmployeeListState(),
      reduce: { [toReducer] state, action in
        toReducer.record(text: "reduce(\(Self.shortText(of: action)))")
        return EmployeeListReducer.reduce(into: &state, action)
      },
      performEffect: { [toEffectHandler] effect, dispatch in
        toEffectHandler.record(text: "perform(\(Self.shortText(of: effect)))")
        effectHandler.perform(effect, dispatch: dispatch)
      })
    let view = EmployeeListViewController(store: store)
    self.view = view
    store.view = self
    return view
  }

  /// An action with names in place of employees, and words in place of errors.
  private static func shortText(of action: EmployeeListAction) -> String {
    switch action {
    case .employeesLoaded(let employees, let request):
      "employeesLoaded(\(employees.map(\.name)), request: \(request))"
    case .loadFailed(let error, let request): "loadFailed(\"\(error)\", request: \(request))"
    case .deletionRefused(let id, let error): "deletionRefused(\(id), \"\(error)\")"
    default: "\(action)"
    }
  }

  /// An effect with a name in place of an employee.
  private static func shortText(of effect: EmployeeListEffect) -> String {
    if case .openProfile(let employee) = effect {
      "openProfile(\(employee.name))"
    } else {
      "\(effect)"
    }
  }

  func cellMade(_ cell: UITableViewCell) {
    guard let cell = cell as? ButtonCell else { return }
    let tapped = cell.content.tapped
    cell.content.tapped = { [fromButton, weak view, weak cell] in
      if let view, let indexPath = cell.flatMap(view.tableView.indexPath),
        case .button(_, let button) = view.sections[indexPath.section].rows[indexPath.row]
      {
        fromButton.record(text: "dispatch(\(EmployeeListViewController.action(ofTapOn: button)))")
      }
      tapped()
    }
  }
}

// MARK: -

extension UnidirectionalTracing: StateView {
  func render(_ state: EmployeeListState) {
    fromStore.record(call: "render(", state.list, state.status)
    view?.render(state)
  }
}
