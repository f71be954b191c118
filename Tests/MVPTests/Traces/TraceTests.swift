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

/// Records the calls between view and presenter, and from a button cell to its delegate.
private final class MVPTracing: Tracing {
  let recorder = TraceRecorder()
  let screen: Any.Type = EmployeeListViewController.self
  let buttonOwner: Any.Type = ButtonCell.self
  let serviceClient: Any.Type = EmployeeListPresenter.self
  let actionsClient: Any.Type = EmployeeListPresenter.self

  private lazy var toPresenter = recorder.seam(from: screen, to: serviceClient)
  private lazy var fromPresenter = recorder.seam(from: serviceClient, to: screen)
  private lazy var fromButton = recorder.seam(from: buttonOwner, to: screen)
  private var presenter: EmployeeListPresenter?
  private weak var view: EmployeeListViewController?

  func makeScreen(service: any EmployeeService, actions: any EmployeeActions) -> UIViewController {
    let presenter = EmployeeListPresenter(
      service: service, actions: actions, options: EmployeeListOptions())
    let view = EmployeeListViewController(presenter: self)
    self.presenter = presenter
    self.view = view
    presenter.view = self
    return UINavigationController(rootViewController: view)
  }

  func cellMade(_ cell: UITableViewCell) {
    (cell as? ButtonCell)?.delegate = self
  }
}

// MARK: -

extension MVPTracing: EmployeeListViewPresenter {
  func viewDidLoad() {
    toPresenter.record()
    presenter?.viewDidLoad()
  }

  func pulledToRefresh() {
    toPresenter.record()
    presenter?.pulledToRefresh()
  }

  func searchTextChanged(_ text: String) {
    toPresenter.record(text)
    presenter?.searchTextChanged(text)
  }

  func buttonTapped(inRow row: Int, ofSection section: Int) {
    toPresenter.record(row, section)
    presenter?.buttonTapped(inRow: row, ofSection: section)
  }

  func selected(section: Int) {
    toPresenter.record(section)
    presenter?.selected(section: section)
  }

  func deleted(section: Int) {
    toPresenter.record(section)
    presenter?.deleted(section: section)
  }

  var sectionCount: Int { presenter?.sectionCount ?? 0 }

  func rowCount(inSection section: Int) -> Int { presenter?.rowCount(inSection: section) ?? 0 }

  func cellKind(ofRow row: Int, inSection section: Int) -> CellKind {
    presenter?.cellKind(ofRow: row, inSection: section) ?? .message
  }

  func identifier(ofSection section: Int) -> EmployeeListSection.ID {
    presenter?.identifier(ofSection: section) ?? .status
  }

  func header(ofSection section: Int) -> String? { presenter?.header(ofSection: section) }

  // The traced screen shows no portraits.

  func willDisplay(_ cell: any EmployeeInfoCellView, inSection section: Int) {}
  func didEndDisplaying(_ cell: any EmployeeInfoCellView) {}
  func prefetch(row: Int, inSection section: Int) {}
  func retryTapped(_ cell: any EmployeeInfoCellView, inSection section: Int) {}

  func canSelect(section: Int) -> Bool { presenter?.canSelect(section: section) ?? false }

  func canDelete(section: Int) -> Bool { presenter?.canDelete(section: section) ?? false }

  func configure(_ cell: any EmployeeInfoCellView, forRow row: Int, inSection section: Int) {
    toPresenter.count("configure")
    presenter?.configure(cell, forRow: row, inSection: section)
  }

  func configure(_ cell: any EmployeeWorkplaceCellView, forRow row: Int, inSection section: Int) {
    toPresenter.count("configure")
    presenter?.configure(cell, forRow: row, inSection: section)
  }

  func configure(_ cell: any ButtonCellView, forRow row: Int, inSection section: Int) {
    toPresenter.count("configure")
    presenter?.configure(cell, forRow: row, inSection: section)
  }

  func configure(_ cell: any MessageCellView, forRow row: Int, inSection section: Int) {
    toPresenter.count("configure")
    presenter?.configure(cell, forRow: row, inSection: section)
  }
}

// MARK: -

extension MVPTracing: EmployeeListView {
  func show(title: String) {
    fromPresenter.record(title)
    view?.show(title: title)
  }

  func show(_ changes: SectionChanges, update: @escaping () -> Void) {
    fromPresenter.record(changes)
    view?.show(changes, update: update)
  }

  func endRefreshing() {
    fromPresenter.record()
    view?.endRefreshing()
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
