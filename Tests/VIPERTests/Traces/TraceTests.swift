import EmployeeViews
import Employees
import TestSupport
import Testing
import Traces
import UIKit

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

/// Records the calls between view, interactor, presenter and router, those of a section to its
/// delegate, and a tap that reaches a section.
private final class VIPERTracing: Tracing {
  let recorder = TraceRecorder()
  let screen: Any.Type = EmployeeListViewController.self
  let buttonOwner: Any.Type = ButtonCell.self
  let serviceClient: Any.Type = EmployeeListInteractor.self
  let actionsClient: Any.Type = EmployeeListRouter.self

  private lazy var toPresenter = recorder.seam(from: screen, to: EmployeeListPresenter.self)
  private lazy var toSection = recorder.seam(from: buttonOwner, to: EmployeeSectionModel.self)
  private lazy var fromSection = recorder.seam(
    from: EmployeeSectionModel.self, to: EmployeeListPresenter.self)
  private lazy var fromStatus = recorder.seam(
    from: StatusSectionModel.self, to: EmployeeListPresenter.self)
  private lazy var toView = recorder.seam(from: EmployeeListPresenter.self, to: screen)
  private lazy var fromInteractor = recorder.seam(
    from: serviceClient, to: EmployeeListPresenter.self)
  private var presenter: EmployeeListPresenter?
  private weak var view: EmployeeListViewController?

  /// What the presenter makes sections of; those that report to this recorder are made of it again.
  private var presented = (list: EmployeeList(), status: EmployeeListStatus())

  func makeScreen(service: any EmployeeService, contacts: any ContactService) -> UIViewController {
    let interactor = EmployeeListInteractor(service: service)
    let router = EmployeeListRouter(contacts: contacts)
    let outputs = TracedOutputs(interactor, router, recorder)
    let presenter = EmployeeListPresenter(interactor: outputs, router: outputs)
    let view = EmployeeListViewController(output: self)
    self.presenter = presenter
    self.view = view
    interactor.output = self
    presenter.view = self
    router.screen = view
    return view
  }

  func cellMade(_ cell: UITableViewCell) {
    guard let cell = cell as? ButtonCell else { return }
    let tapped = cell.content.tapped
    cell.content.tapped = { [toSection, weak view, weak cell] in
      if let view, let indexPath = cell.flatMap(view.tableView.indexPath),
        case .button(_, let button) = view.employeeSection(at: indexPath)?.rows[indexPath.row]
      {
        toSection.record(text: "tapped(\(button))")
      }
      tapped()
    }
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

extension VIPERTracing: StatusSectionDelegate, EmployeeSectionDelegate {
  func callTapped(_ id: Employee.ID) {
    fromSection.record(id)
    presenter?.callTapped(id)
  }

  func writeTapped(_ id: Employee.ID) {
    fromSection.record(id)
    presenter?.writeTapped(id)
  }

  func retryTapped() {
    fromStatus.record()
    presenter?.retryTapped()
  }

  func employeeSelected(_ id: Employee.ID) {
    fromSection.record(id)
    presenter?.employeeSelected(id)
  }

  func deleteTapped(_ id: Employee.ID) {
    fromSection.record(id)
    presenter?.deleteTapped(id)
  }
}

// MARK: -

extension VIPERTracing: EmployeeListViewInput {
  func show(_ content: EmployeeListContent) {
    let rows = content.sections.flatMap(shortTexts)
    let searchText = content.searchText.map { "\"\($0)\"" } ?? "nil"
    toView.record(
      text: """
        show("\(content.title)", \(rows), searchText: \(searchText), \
        isRefreshing: \(content.isRefreshing))
        """)
    let (list, status) = presented
    let sections = content.sections.compactMap { section -> EmployeeListSectionModel? in
      switch section {
      case .status:
        .status(StatusSectionModel(list, status, delegate: self))
      case .employee(let section):
        list.employee(section.employeeID).map { employee in
          .employee(
            EmployeeSectionModel(
              employee, refusal: status.refusals[employee.id], delegate: self))
        }
      }
    }
    view?.show(
      EmployeeListContent(
        title: content.title, sections: sections, searchText: content.searchText,
        isRefreshing: content.isRefreshing))
  }

  /// The messages, the name and Retry of a section, without the other rows of an employee.
  private func shortTexts(of section: EmployeeListSectionModel) -> [String] {
    switch section {
    case .status(let section): section.rows.map(shortText)
    case .employee(let section): section.rows.compactMap(shortText)
    }
  }

  private func shortText(of row: StatusSectionModel.Row) -> String {
    switch row {
    case .message(let message): message
    case .retry(let title): "[\(title)]"
    }
  }

  private func shortText(of row: EmployeeSectionModel.Row) -> String? {
    switch row {
    case .info(_, let name, _): name
    case .message(let message): message
    case .workplace, .button: nil
    }
  }
}

// MARK: -

extension VIPERTracing: EmployeeListInteractorOutput {
  func listChanged(_ list: EmployeeList, _ status: EmployeeListStatus) {
    fromInteractor.record(call: "listChanged(", list, status)
    presented = (list, status)
    presenter?.listChanged(list, status)
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

  func load() {
    toInteractor.record()
    interactor.load()
  }

  func search(_ text: String) {
    toInteractor.record(text)
    interactor.search(text)
  }

  func delete(_ id: Employee.ID) {
    toInteractor.record(id)
    interactor.delete(id)
  }

  func employee(_ id: Employee.ID) -> Employee? {
    toInteractor.record(id)
    return interactor.employee(id)
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
