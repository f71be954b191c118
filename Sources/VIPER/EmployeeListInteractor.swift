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
  private var requestCount = 0

  // MARK: - Assembly

  init(service: any EmployeeService) {
    self.service = service
  }

  // MARK: - Loading

  func load() async {
    requestCount += 1
    let request = requestCount
    do throws(EmployeeServiceError) {
      let employees = try await service.employees()
      guard isLatest(request) else { return }
      list.load(employees)
      output?.employeesLoaded(list)
    } catch {
      if isLatest(request) { output?.loadFailed(error) }
    }
  }

  /// Returns whether the answer to a request is still wanted.
  private func isLatest(_ request: Int) -> Bool {
    request == requestCount && !Task.isCancelled
  }

  // MARK: - Searching

  func search(_ text: String) {
    list.query = text
    output?.employeesFound(list)
  }

  // MARK: - Deleting

  func delete(_ id: Employee.ID) async {
    list.delete(id)
    output?.employeeRemoved(list)
    do throws(EmployeeServiceError) {
      try await service.delete(id)
    } catch {
      guard let employee = list.restore(id) else { return }
      output?.deletionRefused(employee, error, list)
    }
  }
}
