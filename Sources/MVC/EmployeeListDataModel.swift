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

  private(set) var list = EmployeeList()

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
    list.load(employees)
    delegate?.dataReceived(items)
  }

  private func loadFailed(_ error: EmployeeServiceError) {
    delegate?.dataUpdateFailed(error)
  }

  private var items: [EmployeeListItem] { list.shown.map(EmployeeListItem.init) }

  // MARK: - Searching

  /// Shows only the employees whom a search finds.
  func search(_ text: String) {
    list.query = text
    delegate?.dataChanged(items)
  }

  // MARK: - Deleting

  /// Takes an employee out of the list at once, and asks the service to do so for good.
  func delete(_ id: Employee.ID) {
    list.delete(id)
    delegate?.dataChanged(items)
    Task { [weak self, service] in
      do throws(EmployeeServiceError) {
        try await service.delete(id)
      } catch {
        self?.deletionRefused(id, error)
      }
    }
  }

  private func deletionRefused(_ id: Employee.ID, _ error: EmployeeServiceError) {
    guard let employee = list.restore(id) else { return }
    delegate?.deletionRefused(of: employee.name, error, items: items)
  }
}
