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
  let dataSource: Any.Type = ViewModelDataSource.self

  private lazy var fromDataSource = recorder.seam(from: dataSource, to: screen)
  private weak var controller: EmployeeListViewController?

  func makeScreen(service: any EmployeeService, actions: any EmployeeActions) -> UIViewController {
    let dataSource = EmployeeListModule.makeDataSource()
    let controller = EmployeeListViewController(
      service: service, actions: actions, dataSource: dataSource)
    self.controller = controller
    dataSource.delegate = self
    return UINavigationController(rootViewController: controller)
  }
}

// MARK: -

extension ReusableDataSourceTracing: ViewModelDelegate {
  func isInteractive(at indexPath: IndexPath) -> Bool {
    fromDataSource.record(indexPath)
    return controller?.isInteractive(at: indexPath) ?? false
  }

  func itemSelected(at indexPath: IndexPath) {
    fromDataSource.record(indexPath)
    controller?.itemSelected(at: indexPath)
  }

  func itemDeleted(at indexPath: IndexPath) {
    fromDataSource.record(indexPath)
    controller?.itemDeleted(at: indexPath)
  }

  func identifier(ofSection section: Int) -> AnyHashable {
    fromDataSource.count(#function)
    return controller?.identifier(ofSection: section) ?? AnyHashable(section)
  }

  func section(withIdentifier identifier: AnyHashable) -> Int? {
    fromDataSource.count(#function)
    return controller?.section(withIdentifier: identifier)
  }
}
