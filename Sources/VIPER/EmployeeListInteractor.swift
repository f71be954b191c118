import Employees

/// The interactor, which owns the list: it loads, searches, deletes and restores employees.
///
/// **Knows** the service, the list, and an output to report to.
///
/// **Never knows** what is shown of an employee, or that anything is shown.
///
/// **Article** "VIPER and UITableView": the Interactor, named there without its code.
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

  /// Checks whether the answer to a request still counts.
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
