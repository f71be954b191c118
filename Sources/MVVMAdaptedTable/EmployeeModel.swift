import Employees
import Observation

/// A model that loads and deletes employees, and that all view models observe.
@Observable
final class EmployeeModel {
  private(set) var roster = EmployeeRoster()

  private let service: any EmployeeService
  @ObservationIgnored private var request: Task<Void, Never>?

  init(service: any EmployeeService) {
    self.service = service
  }

  deinit {
    request?.cancel()
  }

  // MARK: - Loading

  /// Requests the employees, and drops the answer to an earlier request.
  func load() {
    request?.cancel()
    request = Task { [weak self, service] in
      do throws(EmployeeServiceError) {
        let employees = try await service.employees()
        if !Task.isCancelled { self?.roster.requestAnswered(with: employees) }
      } catch {
        if !Task.isCancelled { self?.roster.requestFailed(error) }
      }
    }
    roster.requestStarted()
  }

  // MARK: - Deleting

  /// Hides an employee, and shows them again if the service refuses the deletion.
  ///
  /// Closing a screen doesn't cancel a deletion.
  func delete(_ id: Employee.ID) {
    Task { [weak self, service] in
      do throws(EmployeeServiceError) {
        try await service.delete(id)
        self?.roster.deletionConfirmed(of: id)
      } catch {
        self?.roster.deletionRefused(of: id, error)
      }
    }
    roster.deletionStarted(of: id)
  }
}
