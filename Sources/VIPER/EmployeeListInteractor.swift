import Employees

/// An interactor that owns the list: it loads, searches, deletes and restores employees.
final class EmployeeListInteractor: EmployeeListInteractorInput {
  weak var output: (any EmployeeListInteractorOutput)?

  private let service: any EmployeeService
  private var list = EmployeeList()
  private var status = EmployeeListStatus()
  private var request: Task<Void, Never>?

  init(service: any EmployeeService) {
    self.service = service
  }

  deinit {
    request?.cancel()
  }
}

// MARK: - Loading

extension EmployeeListInteractor {
  /// Requests the employees, and drops the answer to an earlier request.
  func loadEmployees() {
    status.requestStarted()
    output?.listChanged(list, status)
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
    list.replace(with: employees)
    status.requestAnswered()
    output?.listChanged(list, status)
  }

  private func loadFailed(_ error: EmployeeServiceError) {
    status.requestFailed(error)
    output?.listChanged(list, status)
  }
}

// MARK: - Searching

extension EmployeeListInteractor {
  func search(_ text: String) {
    list.query = text
    output?.listChanged(list, status)
  }
}

// MARK: - Deleting

extension EmployeeListInteractor {
  /// Removes an employee at once, and restores them if the service refuses the deletion.
  ///
  /// A deletion is not cancelled: it goes on after the screen is closed.
  func delete(_ id: Employee.ID) {
    list.delete(id)
    status.deletionStarted(of: id)
    output?.listChanged(list, status)
    Task { [weak self, service] in
      do throws(EmployeeServiceError) {
        try await service.delete(id)
      } catch {
        self?.deletionRefused(id, error)
      }
    }
  }

  private func deletionRefused(_ id: Employee.ID, _ error: EmployeeServiceError) {
    list.restore(id)
    status.deletionRefused(of: id, error)
    output?.listChanged(list, status)
  }
}
