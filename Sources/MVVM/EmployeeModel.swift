import Employees
import Observation

/// A model that loads and changes employees, and that all view models observe.
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
    roster.requestStarted()
    request?.cancel()
    request = Task { [weak self, service] in
      do throws(EmployeeServiceError) {
        let employees = try await service.employees()
        if !Task.isCancelled { self?.roster.requestAnswered(with: employees) }
      } catch {
        if !Task.isCancelled { self?.roster.requestFailed(error) }
      }
    }
  }

  // MARK: - Deleting

  /// Shows a deletion or a star at once, and takes it back if the service refuses.
  ///
  /// Closing a screen doesn't cancel a change.
  func perform(_ change: EmployeeChange) {
    roster.changeStarted(change)
    Task { [weak self, service] in
      do throws(EmployeeServiceError) {
        try await service.perform(change)
        self?.roster.changeConfirmed(change)
      } catch {
        self?.roster.changeRefused(change, error)
      }
    }
  }
}
