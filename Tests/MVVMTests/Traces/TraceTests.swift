import EmployeeViews
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

/// Records the changes of the view model, the calls to the cell factory, and those of a button's cell.
///
/// The screen holds the view model and the table by their classes, and the view model creates its
/// sections. Calls to these are not recorded.
private final class MVVMTracing: Tracing {
  let recorder = TraceRecorder()
  let screen: Any.Type = EmployeeListViewController.self
  let buttonOwner: Any.Type = ButtonCell.self
  let dataSource: Any.Type = AdaptedTableView.self
  let serviceClient: Any.Type = EmployeeListViewModel.self
  let actionsClient: Any.Type = EmployeeSectionViewModel.self

  private lazy var changes = recorder.seam(from: serviceClient, to: screen)
  private lazy var toFactory = recorder.seam(from: dataSource, to: EmployeeCellFactory.self)
  private lazy var toButton = recorder.seam(from: buttonOwner, to: ButtonCellViewModel.self)

  private let cellFactory = EmployeeCellFactory(portraits: nil)

  func makeScreen(service: any EmployeeService, contacts: any ContactService) -> UIViewController {
    let viewModel = EmployeeListViewModel(
      service: service, contacts: contacts, openProfile: { _ in })
    observe(viewModel)
    return EmployeeListViewController(viewModel: viewModel, cellFactory: self)
  }

  /// Records the next change of the properties that the screen reads, and then observes again.
  private func observe(_ viewModel: EmployeeListViewModel) {
    withObservationTracking {
      _ = viewModel.title
      _ = viewModel.sections
      _ = viewModel.searchText
      _ = viewModel.isRefreshing
    } onChange: { [weak self, weak viewModel] in
      MainActor.assumeIsolated { self?.changes.record(text: "updateProperties()") }
      // The screen, too, observes again in a later turn.
      Task { @MainActor in if let viewModel { self?.observe(viewModel) } }
    }
  }
}

// MARK: -

extension MVVMTracing: AdaptedCellFactory {
  var cellTypes: [any ReusableCell.Type] { cellFactory.cellTypes }

  func makeCell(
    for viewModel: any AdaptedCellViewModel, in tableView: UITableView, at indexPath: IndexPath
  ) -> UITableViewCell {
    toFactory.count("makeCell")
    return cellFactory.makeCell(for: traced(viewModel), in: tableView, at: indexPath)
  }

  /// Returns a view model whose closure records a tap.
  private func traced(_ viewModel: any AdaptedCellViewModel) -> any AdaptedCellViewModel {
    guard let button = viewModel as? ButtonCellViewModel else { return viewModel }
    return ButtonCellViewModel(title: button.title) { [toButton] in
      toButton.record(text: "tapped()")
      button.tapped()
    }
  }
}
