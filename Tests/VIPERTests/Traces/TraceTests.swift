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

/// Records the calls between view, interactor, presenter, router and sections.
///
/// Calls from a cell to its model, from a row to its section, and from the view to a section are not
/// recorded.
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
  private lazy var fromSection = recorder.seam(
    from: EmployeeSectionModel.self, to: EmployeeListPresenter.self)

  private var presenter: EmployeeListPresenter?
  private weak var view: EmployeeListViewController?

  func makeScreen(service: any EmployeeService, actions: any EmployeeActions) -> UIViewController {
    let interactor = EmployeeListInteractor(service: service)
    let outputs = TracedOutputs(interactor, EmployeeListRouter(actions: actions), recorder)
    let presenter = EmployeeListPresenter(interactor: outputs, router: outputs)
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
  func load() async {
    toPresenter.record()
    await presenter?.load()
  }

  func searchTextChanged(_ text: String) {
    toPresenter.record(text)
    presenter?.searchTextChanged(text)
  }
}

// MARK: -

extension VIPERTracing: EmployeeListViewInput {
  func startLoading() {
    toView.record()
    view?.startLoading()
  }

  func show(title: String) {
    toView.record(title)
    view?.show(title: title)
  }

  func show(status: any SectionRowsRepresentable, sections: [any SectionRowsRepresentable]) {
    toView.record((status as? StatusSectionModel)?.message, sections.count)
    for section in sections { (section as? EmployeeSectionModel)?.delegate = self }
    view?.show(status: status, sections: sections)
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
  func employeesLoaded(_ list: EmployeeList) {
    fromInteractor.record(list)
    presenter?.employeesLoaded(list)
  }

  func loadFailed(_ error: EmployeeServiceError) {
    fromInteractor.record(error)
    presenter?.loadFailed(error)
  }

  func employeesFound(_ list: EmployeeList) {
    fromInteractor.record(list)
    presenter?.employeesFound(list)
  }

  func employeeRemoved(_ list: EmployeeList) {
    fromInteractor.record(list)
    presenter?.employeeRemoved(list)
  }

  func deletionRefused(
    _ employee: Employee, _ error: EmployeeServiceError, _ list: EmployeeList
  ) {
    fromInteractor.record(employee, error, list)
    presenter?.deletionRefused(employee, error, list)
  }
}

// MARK: -

extension VIPERTracing: EmployeeSectionModelDelegate {
  func callTapped(_ phone: String, employee id: Employee.ID) {
    fromSection.record(phone, id)
    presenter?.callTapped(phone, employee: id)
  }

  func writeTapped(_ address: String, employee id: Employee.ID) {
    fromSection.record(address, id)
    presenter?.writeTapped(address, employee: id)
  }

  func employeeSelected(_ employee: Employee) {
    fromSection.record(employee)
    presenter?.employeeSelected(employee)
  }

  func employeeDeleted(_ id: Employee.ID) {
    fromSection.record(id)
    presenter?.employeeDeleted(id)
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

  func load() async {
    toInteractor.record()
    await interactor.load()
  }

  func search(_ text: String) {
    toInteractor.record(text)
    interactor.search(text)
  }

  func delete(_ id: Employee.ID) async {
    toInteractor.record(id)
    await interactor.delete(id)
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
