import Employees
import ListRendering
import Observation
import SourceAnalysis
import TestSupport
import Testing

@testable import MVVM

/// The calls between the parts of MVVM.
struct TraceTests {
  @Test(arguments: TraceEvent.allCases)
  func `the calls at an event equal the recorded trace`(event: TraceEvent) async throws {
    try await expectTrace(
      of: event, in: "MVVM", by: MVVMTracing(), beside: EmployeeListModule.makeScreen)
  }
}

// MARK: -

/// Records the changes of the view model, and the calls to the coordinator and to the cell factory.
///
/// The screen holds the view model by its class, and the view model creates its sections and rows.
/// Calls to these are not recorded.
private final class MVVMTracing: Tracing {
  let recorder = TraceRecorder()
  let screen: Any.Type = EmployeeListViewController.self
  let buttonOwner: Any.Type = ButtonCell.self
  let dataSource: Any.Type = AdaptedTableView.self
  let serviceClient: Any.Type = EmployeeListViewModel.self
  let actionsClient: Any.Type = EmployeeListCoordinator.self

  private lazy var changes = recorder.seam(from: serviceClient, to: screen)
  private lazy var toCoordinator = recorder.seam(
    from: EmployeeSectionViewModel.self, to: actionsClient)
  private lazy var toFactory = recorder.seam(from: dataSource, to: EmployeeCellFactory.self)

  private let cellFactory = EmployeeCellFactory()
  private var coordinator: EmployeeListCoordinator?

  func makeScreen(service: any EmployeeService, actions: any EmployeeActions) -> UIViewController {
    let viewModel = EmployeeListViewModel(
      service: service, navigation: self, portraits: nil, showsInitials: false)
    let screen = EmployeeListViewController(
      viewModel: viewModel, listView: AdaptedTableView(cellFactory: self))
    let navigation = UINavigationController(rootViewController: screen)
    coordinator = EmployeeListCoordinator(service: service, actions: actions)
    observe(viewModel)
    return navigation
  }

  /// Records the next change of the properties that the screen reads, and then observes again.
  private func observe(_ viewModel: EmployeeListViewModel) {
    withObservationTracking {
      _ = viewModel.title
      _ = viewModel.sections
    } onChange: { [weak self, weak viewModel] in
      MainActor.assumeIsolated { self?.changes.record(text: "updateProperties()") }
      // The screen, too, observes again in a later turn.
      Task { @MainActor in if let viewModel { self?.observe(viewModel) } }
    }
  }
}

// MARK: -

extension MVVMTracing: EmployeeListNavigation {
  func call(_ phone: String, employee id: Employee.ID) {
    toCoordinator.record(phone, id)
    coordinator?.call(phone, employee: id)
  }

  func write(to address: String, employee id: Employee.ID) {
    toCoordinator.record(address, id)
    coordinator?.write(to: address, employee: id)
  }

  func showProfile(of employee: Employee) {
    toCoordinator.record(employee)
    coordinator?.showProfile(of: employee)
  }
}

// MARK: -

extension MVVMTracing: AdaptedCellFactory {
  var cellTypes: [any AdaptedCell.Type] { cellFactory.cellTypes }

  func registerHeaders(in tableView: UITableView) {}

  func makeHeader(for text: String, in tableView: UITableView) -> UIView { UIView() }

  func makeCell(
    for viewModel: any AdaptedCellViewModel, in tableView: UITableView, at indexPath: IndexPath
  ) -> UITableViewCell {
    toFactory.count("makeCell")
    return cellFactory.makeCell(for: viewModel, in: tableView, at: indexPath)
  }
}
