import Employees

/// An interactor that owns the list: it loads, searches, deletes and restores employees.
///
/// **Knows** the service, the list, and the presenter as its output.
///
/// **Never knows** a view, a section or a row.
///
/// **Article** "VIPER and UITableView": the Interactor, which the article names without its code.
final class EmployeeListInteractor: EmployeeListInteractorInput {
  weak var output: (any EmployeeListInteractorOutput)?

  private let service: any EmployeeService
  private var list = EmployeeList()
  private var request: Task<Void, Never>?

  init(service: any EmployeeService) {
    self.service = service
  }

  deinit {
    request?.cancel()
  }

  // MARK: - Loading

  func getEmployees() {
    request?.cancel()
    request = Task { [weak self, service] in
      do throws(EmployeeServiceError) {
        let employees = try await service.employees()
        if !Task.isCancelled { self?.employeesReceived(employees) }
      } catch {
        if !Task.isCancelled { self?.output?.loadFailed(error) }
      }
    }
  }

  private func employeesReceived(_ employees: [Employee]) {
    list.load(employees)
    output?.employeesReceived(result)
  }

  private var result: EmployeeListResult {
    EmployeeListResult(
      employees: list.shown, totalCount: list.count, searchText: list.searchText)
  }

  // MARK: - Searching

  func search(_ text: String) {
    guard text != list.query else { return }
    list.query = text
    output?.employeesFound(result)
  }

  // MARK: - Deleting

  func delete(_ id: Employee.ID) {
    list.delete(id)
    output?.employeeRemoved(result)
    // The task holds the service, so that a deletion continues after the screen is closed.
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
    output?.deletionRefused(of: employee.name, error, result)
  }
}
