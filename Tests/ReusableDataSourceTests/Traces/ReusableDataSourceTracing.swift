import Employees
import ListRendering
import TestSupport

@testable import ReusableDataSource

/// The data source and the controller, with a recorder in place of the delegate between them.
///
/// The controller knows the data source by its class and creates the providers, and the data source
/// creates its factories. Calls to these are missing.
final class ReusableDataSourceTracing: Tracing {
  static let roles = TraceRoles(
    screen: EmployeeListViewController.self, buttonOwner: ButtonCell.self,
    dataSource: ViewModelDataSource.self, serviceClient: EmployeeListViewController.self,
    actionsClient: EmployeeListViewController.self)

  private let recorder: TraceRecorder
  private weak var controller: EmployeeListViewController?

  init(recorder: TraceRecorder) {
    self.recorder = recorder
  }

  func makeScreen(
    service: any EmployeeService, actions: any EmployeeActions
  ) -> ViewController {
    let dataSource = EmployeeListModule.makeDataSource()
    let controller = EmployeeListViewController(
      service: service, actions: actions, dataSource: dataSource)
    self.controller = controller
    dataSource.delegate = self
    return NavigationController(rootViewController: controller)
  }
}

// MARK: -

extension ReusableDataSourceTracing: ViewModelDelegate {
  func isInteractive(at indexPath: IndexPath) -> Bool {
    record("isInteractive(at: \(indexPath))")
    return controller?.isInteractive(at: indexPath) ?? false
  }

  func itemSelected(at indexPath: IndexPath) {
    record("itemSelected(at: \(indexPath))")
    controller?.itemSelected(at: indexPath)
  }

  func itemDeleted(at indexPath: IndexPath) {
    record("itemDeleted(at: \(indexPath))")
    controller?.itemDeleted(at: indexPath)
  }

  func identifier(ofSection section: Int) -> AnyHashable {
    count("identifier(ofSection:)")
    return controller?.identifier(ofSection: section) ?? AnyHashable(section)
  }

  func section(withIdentifier identifier: AnyHashable) -> Int? {
    count("section(withIdentifier:)")
    return controller?.section(withIdentifier: identifier)
  }

  private func record(_ text: String) {
    recorder.record(text, from: ViewModelDataSource.self, to: EmployeeListViewController.self)
  }

  private func count(_ name: String) {
    recorder.count(name, from: ViewModelDataSource.self, to: EmployeeListViewController.self)
  }
}
