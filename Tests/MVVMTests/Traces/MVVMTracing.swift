import Employees
import ListRendering
import TestSupport

@testable import MVVM

/// The view model before its table, and the factory, with a recorder in the place of each.
///
/// The view model makes its sections and rows and hands itself to them, and it knows the coordinator
/// by its class: what these tell and are told is missing.
final class MVVMTracing: Tracing {
  static let roles = TraceRoles(
    screen: EmployeeListViewController.self, buttonOwner: ButtonCell.self,
    dataSource: AdaptedTableView.self, serviceClient: EmployeeListViewModel.self,
    actionsClient: EmployeeListCoordinator.self)

  var sectionsChanged: ((SectionChanges?) -> Void)?

  private let recorder: TraceRecorder
  private let cellFactory = EmployeeCellFactory()
  private var viewModel: EmployeeListViewModel?

  init(recorder: TraceRecorder) {
    self.recorder = recorder
  }

  func makeScreen(
    service: any EmployeeService, actions: any EmployeeActions
  ) -> ViewController {
    let coordinator = EmployeeListCoordinator(actions: actions)
    let viewModel = EmployeeListViewModel(service: service, coordinator: coordinator)
    self.viewModel = viewModel
    let screen = EmployeeListViewController(viewModel: viewModel, cellFactory: self)
    return NavigationController(rootViewController: screen)
  }

  func viewLoaded(_ tableView: TableView) {
    (tableView as? AdaptedTableView)?.viewModel = self
    viewModel?.sectionsChanged = { [weak self] changes in
      self?.record("sectionsChanged(\(brief(changes)))", to: AdaptedTableView.self)
      self?.sectionsChanged?(changes)
    }
    let titleChanged = viewModel?.titleChanged
    viewModel?.titleChanged = { [weak self] in
      self?.record("titleChanged()", to: EmployeeListViewController.self)
      titleChanged?()
    }
  }

  private func record(_ text: String, to receiver: Any.Type) {
    recorder.record(text, from: EmployeeListViewModel.self, to: receiver)
  }
}

// MARK: -

extension MVVMTracing: AdaptedViewModelInput {
  var sections: [AdaptedSectionViewModel] { viewModel?.sections ?? [] }
}

// MARK: -

extension MVVMTracing: AdaptedCellFactory {
  var cellTypes: [any AdaptedCell.Type] { cellFactory.cellTypes }

  func makeCell(
    for viewModel: AdaptedCellViewModel, in tableView: TableView, at indexPath: IndexPath
  ) -> TableViewCell {
    recorder.count("makeCell", from: AdaptedTableView.self, to: EmployeeCellFactory.self)
    return cellFactory.makeCell(for: viewModel, in: tableView, at: indexPath)
  }
}
