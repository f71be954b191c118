import Employees

/// The interactor: it gets the employees and passes them on as they are.
///
/// **Knows** the service.
///
/// **Never knows** what is shown of an employee, or that anything is shown.
///
/// **Article** "VIPER and UITableView": the Interactor, named there without its code.
final class EmployeeListInteractor: EmployeeListInteractorInput {
  weak var output: (any EmployeeListInteractorOutput)?

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

  func requestEmployees() {
    request?.cancel()
    request = Task { [weak self, service] in
      do throws(EmployeeServiceError) {
        let employees = try await service.employees()
        if !Task.isCancelled { self?.output?.employeesLoaded(employees) }
      } catch {
        if !Task.isCancelled { self?.output?.loadFailed(error) }
      }
    }
  }

  // MARK: - Deleting

  func delete(_ id: Employee.ID) {
    Task { [weak self, service] in
      do throws(EmployeeServiceError) {
        try await service.delete(id)
      } catch {
        self?.output?.deletionRefused(id, error)
      }
    }
  }
}
