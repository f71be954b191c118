import Employees
import ListRendering
import TestSupport

@testable import MVP

/// Records the calls from the presenter to the view, and from a button cell to its delegate.
///
/// The view holds the presenter by its class, so that its calls to the presenter are not recorded.
final class MVPTracing: Tracing {
  static let roles = TraceRoles(
    screen: EmployeeListViewController.self, buttonOwner: ButtonCell.self,
    dataSource: EmployeeListViewController.self, serviceClient: EmployeeListPresenter.self,
    actionsClient: EmployeeListPresenter.self)

  private let recorder: TraceRecorder
  private weak var view: EmployeeListViewController?

  init(recorder: TraceRecorder) {
    self.recorder = recorder
  }

  func makeScreen(
    service: any EmployeeService, actions: any EmployeeActions
  ) -> ViewController {
    let presenter = EmployeeListPresenter(service: service, actions: actions)
    let view = EmployeeListViewController(presenter: presenter)
    self.view = view
    presenter.view = self
    return NavigationController(rootViewController: view)
  }

  func cellMade(_ cell: TableViewCell) {
    (cell as? ButtonCell)?.delegate = self
  }
}

// MARK: -

extension MVPTracing: EmployeeListView {
  func show(title: String) {
    record("show(title: \"\(title)\")")
    view?.show(title: title)
  }

  func show(changes: SectionChanges) {
    record("show(changes: \(brief(changes)))")
    view?.show(changes: changes)
  }

  func rememberPlace() {
    record("rememberPlace()")
    view?.rememberPlace()
  }

  func restorePlace() {
    record("restorePlace()")
    view?.restorePlace()
  }

  func showBeginning() {
    record("showBeginning()")
    view?.showBeginning()
  }

  private func record(_ text: String) {
    recorder.record(
      text, from: EmployeeListPresenter.self, to: EmployeeListViewController.self)
  }
}

// MARK: -

extension MVPTracing: ButtonCellDelegate {
  func buttonTapped(in cell: ButtonCell) {
    recorder.record(
      "buttonTapped(in: cell)", from: ButtonCell.self, to: EmployeeListViewController.self)
    view?.buttonTapped(in: cell)
  }
}
