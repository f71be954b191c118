import Employees
import ListRendering
import SourceAnalysis
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

/// Records the actions that the store gets, and the states that the view gets.
private final class UnidirectionalTracing: Tracing {
  let recorder = TraceRecorder()
  let screen: Any.Type = EmployeeListViewController.self
  let buttonOwner: Any.Type = ButtonCell.self
  let dataSource: Any.Type = EmployeeListDataSource.self
  let serviceClient: Any.Type = EmployeeListStore.self
  let actionsClient: Any.Type = EmployeeListStore.self

  private var store: EmployeeListStore?
  private weak var view: EmployeeListViewController?

  func makeScreen(service: any EmployeeService, actions: any EmployeeActions) -> UIViewController {
    let store = EmployeeListStore(
      EmployeeListState(), service: service, portraits: nil, actions: actions)
    let view = EmployeeListViewController(store: self)
    self.store = store
    self.view = view
    store.view = self
    return UINavigationController(rootViewController: view)
  }
}

// MARK: -

extension UnidirectionalTracing: DispatchingStore {
  var state: EmployeeListState { store?.state ?? EmployeeListState() }

  func dispatch(_ action: EmployeeListAction) {
    let sender =
      switch action {
      case .callTapped, .writeTapped, .retryTapped: buttonOwner
      case .employeeSwiped: dataSource
      default: screen
      }
    if !concernsPortraits(action) {
      recorder.seam(from: sender, to: serviceClient).record(action)
    }
    store?.dispatch(action)
  }

  /// Whether an action says which rows are in view; the traced screen shows no portraits.
  private func concernsPortraits(_ action: EmployeeListAction) -> Bool {
    switch action {
    case .infoAppeared, .infoDisappeared, .infosPrefetched: true
    default: false
    }
  }
}

// MARK: -

extension UnidirectionalTracing: EmployeeListView {
  func render(_ state: EmployeeListState) {
    let texts = [state.title, state.message].compactMap { $0 }
    recorder.seam(from: serviceClient, to: screen).record(texts.joined(separator: ": "))
    view?.render(state)
  }
}
