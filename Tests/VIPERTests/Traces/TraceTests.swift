import Employees
import ListRendering
import SourceAnalysis
import TestSupport
import Testing

@testable import VIPER

/// The calls between the parts of VIPER.
struct TraceTests {
  @Test(arguments: TraceEvent.allCases)
  func `the calls at an event equal the recorded trace`(event: TraceEvent) async throws {
    try await expectTrace(
      of: event, in: "VIPER", by: VIPERTracing(), beside: EmployeeListModule.makeScreen)
  }
}

// MARK: -

/// Records the calls between view, interactor, presenter and router.
///
/// The presenter makes the sections with itself as their delegate, so that calls of the view to a
/// section, and from there to the presenter, are not recorded.
private final class VIPERTracing: Tracing {
  let recorder = TraceRecorder()
  let screen: Any.Type = EmployeeListViewController.self
  let buttonOwner: Any.Type = ButtonCell.self
  let serviceClient: Any.Type = EmployeeListInteractor.self
  let actionsClient: Any.Type = EmployeeListRouter.self

  private lazy var toPresenter = recorder.seam(from: screen, to: EmployeeListPresenter.self)
  private lazy var toView = recorder.seam(from: EmployeeListPresenter.self, to: screen)
  private lazy var fromInteractor = recorder.seam(
    from: serviceClient, to: EmployeeListPresenter.self)
  private var presenter: EmployeeListPresenter?
  private weak var view: EmployeeListViewController?

  func makeScreen(service: any EmployeeService, actions: any EmployeeActions) -> UIViewController {
    let interactor = EmployeeListInteractor(service: service)
    let outputs = TracedOutputs(interactor, EmployeeListRouter(actions: actions), recorder)
    let presenter = EmployeeListPresenter(
      interactor: outputs, router: outputs, portraits: nil, showsInitials: false)
    let view = EmployeeListViewController(output: self)
    self.presenter = presenter
    self.view = view
    interactor.output = self
    presenter.view = self
    return UINavigationController(rootViewController: view)
  }
}

// MARK: -

extension VIPERTracing: EmployeeListViewOutput {
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
}

// MARK: -

extension VIPERTracing: EmployeeListViewInput {
  func show(title: String) {
    toView.record(title)
    view?.show(title: title)
  }

  func updateForSections(_ sections: [any SectionRowsRepresentable]) {
    toView.record(sections.count)
    view?.updateForSections(sections)
  }

  func endRefreshing() {
    toView.record()
    view?.endRefreshing()
  }

  func rememberPlace() {
    toView.record()
    view?.rememberPlace()
  }

  func restorePlace() {
    toView.record()
    view?.restorePlace()
  }

  func showBeginning() {
    toView.record()
    view?.showBeginning()
  }
}

// MARK: -

extension VIPERTracing: EmployeeListInteractorOutput {
  func employeesReceived(_ result: EmployeeListResult) {
    fromInteractor.record(result.employees)
    presenter?.employeesReceived(result)
  }

  func loadFailed(_ error: EmployeeServiceError) {
    fromInteractor.record(error)
    presenter?.loadFailed(error)
  }

  func employeesFound(_ result: EmployeeListResult) {
    fromInteractor.record(result.employees)
    presenter?.employeesFound(result)
  }

  func employeeRemoved(_ result: EmployeeListResult) {
    fromInteractor.record(result.employees)
    presenter?.employeeRemoved(result)
  }

  func deletionRefused(
    of name: String, _ error: EmployeeServiceError, _ result: EmployeeListResult
  ) {
    fromInteractor.record(name, error, result.employees)
    presenter?.deletionRefused(of: name, error, result)
  }
}

// MARK: -

/// Records the calls from the presenter to the interactor and to the router.
private final class TracedOutputs: EmployeeListInteractorInput, EmployeeListRouterInput {
  private let interactor: EmployeeListInteractor
  private let router: EmployeeListRouter
  private let toInteractor: Seam
  private let toRouter: Seam

  init(
    _ interactor: EmployeeListInteractor, _ router: EmployeeListRouter, _ recorder: TraceRecorder
  ) {
    self.interactor = interactor
    self.router = router
    toInteractor = recorder.seam(
      from: EmployeeListPresenter.self, to: EmployeeListInteractor.self)
    toRouter = recorder.seam(from: EmployeeListPresenter.self, to: EmployeeListRouter.self)
  }

  func getEmployees() {
    toInteractor.record()
    interactor.getEmployees()
  }

  func search(_ text: String) {
    toInteractor.record(text)
    interactor.search(text)
  }

  func delete(_ id: Employee.ID) {
    toInteractor.record(id)
    interactor.delete(id)
  }

  func call(_ phone: String, employee id: Employee.ID) {
    toRouter.record(phone, id)
    router.call(phone, employee: id)
  }

  func write(to address: String, employee id: Employee.ID) {
    toRouter.record(address, id)
    router.write(to: address, employee: id)
  }

  func showProfile(of employee: Employee) {
    toRouter.record(employee)
    router.showProfile(of: employee)
  }
}
