import Diffing
import Employees
import ListRendering
import SourceAnalysis
import TestSupport
import Testing

@testable import MVP

/// The calls between the parts of MVP.
struct TraceTests {
  @Test(arguments: TraceEvent.allCases)
  func `the calls at an event equal the recorded trace`(event: TraceEvent) async throws {
    try await expectTrace(
      of: event, in: "MVP", by: MVPTracing(), beside: EmployeeListModule.makeScreen)
  }
}

// MARK: -

/// Records the calls from the presenter to the view, and from a button cell to its delegate.
///
/// The view holds the presenter by its class, so that its calls to the presenter are not recorded.
private final class MVPTracing: Tracing {
  let recorder = TraceRecorder()
  let screen: Any.Type = EmployeeListViewController.self
  let buttonOwner: Any.Type = ButtonCell.self
  let serviceClient: Any.Type = EmployeeListPresenter.self
  let actionsClient: Any.Type = EmployeeListPresenter.self

  private lazy var fromPresenter = recorder.seam(from: serviceClient, to: screen)
  private lazy var fromButton = recorder.seam(from: buttonOwner, to: screen)
  private weak var view: EmployeeListViewController?

  func makeScreen(service: any EmployeeService, actions: any EmployeeActions) -> UIViewController {
    let presenter = EmployeeListPresenter(service: service, actions: actions)
    let view = EmployeeListViewController(presenter: presenter)
    self.view = view
    presenter.view = self
    return UINavigationController(rootViewController: view)
  }

  func cellMade(_ cell: UITableViewCell) {
    (cell as? ButtonCell)?.delegate = self
  }
}

// MARK: -

extension MVPTracing: EmployeeListView {
  func show(title: String) {
    fromPresenter.record(title)
    view?.show(title: title)
  }

  func show(changes: SectionChanges) {
    fromPresenter.record(changes)
    view?.show(changes: changes)
  }

  func rememberPlace() {
    fromPresenter.record()
    view?.rememberPlace()
  }

  func restorePlace() {
    fromPresenter.record()
    view?.restorePlace()
  }

  func showBeginning() {
    fromPresenter.record()
    view?.showBeginning()
  }
}

// MARK: -

extension MVPTracing: ButtonCellDelegate {
  func buttonTapped(in cell: ButtonCell) {
    fromButton.record(cell)
    view?.buttonTapped(in: cell)
  }
}
