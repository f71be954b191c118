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

/// Records the calls between view, interactor, presenter and router, and those of the view to a
/// section and of a button's cell to its model.
///
/// The presenter makes the sections with itself as their delegate. The calls of a section to its
/// delegate are not recorded.
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

  func makeScreen(service: any EmployeeService, contacts: any ContactService) -> UIViewController {
    let interactor = EmployeeListInteractor(service: service)
    let router = EmployeeListRouter(contacts: contacts)
    let outputs = TracedOutputs(interactor, router, recorder)
    let presenter = EmployeeListPresenter(interactor: outputs, router: outputs, portraits: nil)
    let view = EmployeeListViewController(output: self)
    self.presenter = presenter
    self.view = view
    interactor.output = self
    presenter.view = self
    router.viewController = view
    return view
  }
}

// MARK: -

extension VIPERTracing: EmployeeListViewOutput {
  func viewLoaded() {
    toPresenter.record()
    presenter?.viewLoaded()
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

/// A list without portraits, so that there is nothing to record.
extension VIPERTracing {
  func employeeAppeared(_ id: Employee.ID, in view: any PortraitViewInput) {}
  func employeeApproaches(_ id: Employee.ID) {}
}

// MARK: -

extension VIPERTracing: EmployeeListViewInput {
  func show(title: String) {
    toView.record(title)
    view?.show(title: title)
  }

  func updateForSections(_ sections: [any SectionRowsRepresentable], searchText: String?) {
    toView.record(sections.count, searchText)
    view?.updateForSections(
      sections.map { TracedSection($0, from: screen, recorder) }, searchText: searchText)
  }

  func show(isRefreshing: Bool) {
    toView.record(isRefreshing)
    view?.show(isRefreshing: isRefreshing)
  }
}

// MARK: -

extension VIPERTracing: EmployeeListInteractorOutput {
  func listChanged(_ list: EmployeeList, _ status: EmployeeListStatus) {
    let state = status.isRefreshing(list) ? "refreshing" : "no message"
    fromInteractor.record(list, status.content(above: list).messages.first ?? state)
    presenter?.listChanged(list, status)
  }
}

// MARK: -

/// Records the calls to a section, and those to the models of its buttons.
private final class TracedSection: SectionRowsRepresentable {
  let rows: [any CellIdentifiable]

  private let section: any SectionRowsRepresentable
  private let toSection: Seam

  init(
    _ section: any SectionRowsRepresentable, from view: Any.Type, _ recorder: TraceRecorder
  ) {
    self.section = section
    toSection = recorder.seam(from: view, to: type(of: section))
    let toButton = recorder.seam(from: ButtonCell.self, to: ButtonCellModel.self)
    rows = section.rows.map { row in
      guard let button = row as? ButtonCellModel else { return row }
      return ButtonCellModel(title: button.title) {
        toButton.record(text: "tapped()")
        button.tapped()
      }
    }
  }

  var identifier: EmployeeListSectionID { section.identifier }
  var isEditable: Bool { section.isEditable }

  func hasSameContent(as other: any SectionRowsRepresentable) -> Bool {
    guard let other = other as? TracedSection else { return false }
    return section.hasSameContent(as: other.section)
  }

  func selected() {
    toSection.record()
    section.selected()
  }

  func deleteTapped() {
    toSection.record()
    section.deleteTapped()
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

  func loadEmployees() {
    toInteractor.record()
    interactor.loadEmployees()
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

  func openProfile(of employee: Employee) {
    toRouter.record(employee)
    router.openProfile(of: employee)
  }
}
