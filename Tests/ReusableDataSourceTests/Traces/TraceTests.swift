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

/// Records the calls of the provider to its delegate and to the data source.
///
/// The controller makes its provider and its data source, so the provider is found by reflection.
/// The other parts are held by their classes. Calls to these are not recorded.
private final class ReusableDataSourceTracing: Tracing {
  let recorder = TraceRecorder()
  let screen: Any.Type = EmployeeListViewController.self
  let buttonOwner: Any.Type = ButtonCell.self
  let dataSource: Any.Type = ViewModelDataSource.self

  private lazy var toScreen = recorder.seam(from: EmployeeDataProvider.self, to: screen)
  private lazy var toDataSource = recorder.seam(from: EmployeeDataProvider.self, to: dataSource)

  private weak var delegate: (any EmployeeDataProviderDelegate)?

  func makeScreen(service: any EmployeeService, contacts: any ContactService) -> UIViewController {
    let controller = EmployeeListViewController(
      service: service, contacts: contacts, portraits: nil)
    guard
      let provider = Mirror(reflecting: controller).descendant("dataProvider")
        as? EmployeeDataProvider
    else { fatalError("the controller has no provider") }
    delegate = controller
    provider.delegate = self
    // The data source sets its closure here.
    controller.loadViewIfNeeded()
    let sectionsChanged = provider.sectionsChanged
    provider.sectionsChanged = { [toDataSource] in
      toDataSource.record(text: "sectionsChanged()")
      sectionsChanged()
    }
    return controller
  }
}

// MARK: -

extension ReusableDataSourceTracing: EmployeeDataProviderDelegate {
  func callTapped(_ phone: String, employee id: Employee.ID) {
    toScreen.record(phone, id)
    delegate?.callTapped(phone, employee: id)
  }

  func writeTapped(_ address: String, employee id: Employee.ID) {
    toScreen.record(address, id)
    delegate?.writeTapped(address, employee: id)
  }

  func retryTapped() {
    toScreen.record()
    delegate?.retryTapped()
  }

  func employeeSelected(_ employee: Employee) {
    toScreen.record(employee)
    delegate?.employeeSelected(employee)
  }

  func deleteTapped(_ id: Employee.ID) {
    toScreen.record(id)
    delegate?.deleteTapped(id)
  }
}
