import Employees

/// The model: it requests the employees, makes items of them, and reports to its delegate.
///
/// **Knows** the service and its delegate.
///
/// **Never knows** a view, a cell or a controller.
///
/// **Article** "iOS Tableview with MVC", part 3: `DRHTableViewDataModel`.
final class EmployeeListDataModel {
  weak var delegate: (any EmployeeListDataModelDelegate)?

  private let service: any EmployeeService
  private var request: Task<Void, Never>?

  // MARK: - Assembly

  init(service: any EmployeeService) {
    self.service = service
  }

  deinit {
    request?.cancel()
  }

  // MARK: - Loading

  /// Asks for the employees; an answer to an earlier request no longer counts.
  func requestData() {
    request?.cancel()
    request = Task { [weak self, service] in
      do throws(EmployeeServiceError) {
        let employees = try await service.employees()
        if !Task.isCancelled { self?.employeesLoaded(employees) }
      } catch {
        if !Task.isCancelled { self?.loadFailed(error) }
      }
    }
  }

  private func employeesLoaded(_ employees: [Employee]) {
    delegate?.dataReceived(employees.map(EmployeeListItem.init))
  }

  private func loadFailed(_ error: EmployeeServiceError) {
    delegate?.dataUpdateFailed(error)
  }
}
