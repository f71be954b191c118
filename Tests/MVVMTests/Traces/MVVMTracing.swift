import Employees
import ListRendering
import Observation
import TestSupport

@testable import MVVM

/// The parts of MVVM with a recorder between the view model and its observers, before the
/// coordinator, and before the factory.
///
/// The view model makes its sections and rows itself, and the screen knows it by its class: calls
/// between these are missing.
final class MVVMTracing: Tracing {
  static let roles = TraceRoles(
    screen: EmployeeListViewController.self, buttonOwner: ButtonCell.self,
    dataSource: AdaptedTableView.self, serviceClient: EmployeeListViewModel.self,
    actionsClient: EmployeeListCoordinator.self)

  private let recorder: TraceRecorder
  private let cellFactory = EmployeeCellFactory()
  private var coordinator: EmployeeListCoordinator?

  init(recorder: TraceRecorder) {
    self.recorder = recorder
  }

  func makeScreen(
    service: any EmployeeService, actions: any EmployeeActions
  ) -> ViewController {
    let coordinator = EmployeeListCoordinator(actions: actions)
    let viewModel = EmployeeListViewModel(service: service, navigation: self)
    let screen = EmployeeListViewController(viewModel: viewModel, cellFactory: self)
    let navigation = NavigationController(rootViewController: screen)
    coordinator.navigationController = navigation
    self.coordinator = coordinator
    observe(viewModel)
    return navigation
  }

  /// Records the next change of the properties that the screen reads, and of those after it.
  private func observe(_ viewModel: EmployeeListViewModel) {
    withObservationTracking {
      _ = viewModel.title
      _ = viewModel.sections
    } onChange: { [weak self, weak viewModel] in
      MainActor.assumeIsolated {
        self?.recorder.record(
          "onChange()", from: EmployeeListViewModel.self, to: EmployeeListViewController.self)
      }
      // The screen, too, observes again in a later turn.
      Task { @MainActor in if let viewModel { self?.observe(viewModel) } }
    }
  }
}

// MARK: -

extension MVVMTracing: EmployeeListNavigation {
  func call(_ phone: String, employee id: Employee.ID) {
    record("call(\"\(phone)\", employee: \(id))")
    coordinator?.call(phone, employee: id)
  }

  func write(to address: String, employee id: Employee.ID) {
    record("write(to: \"\(address)\", employee: \(id))")
    coordinator?.write(to: address, employee: id)
  }

  func showProfile(of employee: Employee) {
    record("showProfile(of: \(employee.id))")
    coordinator?.showProfile(of: employee)
  }

  private func record(_ text: String) {
    recorder.record(
      text, from: EmployeeSectionViewModel.self, to: EmployeeListCoordinator.self)
  }
}

// MARK: -

extension MVVMTracing: AdaptedCellFactory {
  var cellTypes: [any AdaptedCell.Type] { cellFactory.cellTypes }

  func makeCell(
    for viewModel: any AdaptedCellViewModel, in tableView: TableView, at indexPath: IndexPath
  ) -> TableViewCell {
    recorder.count("makeCell", from: AdaptedTableView.self, to: EmployeeCellFactory.self)
    return cellFactory.makeCell(for: viewModel, in: tableView, at: indexPath)
  }
}
