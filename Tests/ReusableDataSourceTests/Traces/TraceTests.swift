import Employees
import ListRendering
import SourceAnalysis
import TestSupport
import Testing

@testable import ReusableDataSource

/// The calls between the parts of ReusableDataSource.
struct TraceTests {
  @Test(arguments: TraceEvent.allCases)
  func `the calls at an event equal the recorded trace`(event: TraceEvent) async throws {
    try await expectTrace(
      of: event, in: "ReusableDataSource", by: ReusableDataSourceTracing(),
      beside: EmployeeListModule.makeScreen)
  }
}

// MARK: -

/// Records the calls from the data source to its delegate.
///
/// The controller holds the data source by its class and creates the providers, and the data source
/// creates its factories. Calls to these are not recorded.
private final class ReusableDataSourceTracing: Tracing {
  let recorder = TraceRecorder()
  let screen: Any.Type = EmployeeListViewController.self
  let buttonOwner: Any.Type = ButtonCell.self
  let dataSource: Any.Type = ViewModelDataSource<EmployeeListSectionID>.self

  private lazy var fromDataSource = recorder.seam(from: dataSource, to: screen)
  private weak var controller: EmployeeListViewController?

  func makeScreen(service: any EmployeeService, actions: any EmployeeActions) -> UIViewController {
    let tableView = UITableView()
    let dataSource = EmployeeListModule.makeDataSource(of: tableView)
    let controller = EmployeeListViewController(
      service: service, actions: actions, portraits: nil, showsInitials: false,
      listView: tableView, dataSource: dataSource)
    self.controller = controller
    controller.loadViewIfNeeded()
    dataSource.delegate = self
    return UINavigationController(rootViewController: controller)
  }
}

// MARK: -

extension ReusableDataSourceTracing: ViewModelDelegate {
  func itemSelected(_ item: any ItemViewModel, inSection identifier: EmployeeListSectionID) {
    fromDataSource.record(describe(item), identifier)
    controller?.itemSelected(item, inSection: identifier)
  }

  func itemDeleted(_ item: any ItemViewModel, inSection identifier: EmployeeListSectionID) {
    fromDataSource.record(describe(item), identifier)
    controller?.itemDeleted(item, inSection: identifier)
  }
}
