import Employees

/// A model that loads and changes employees, and tells its delegates after each change.
final class EmployeeModel: EmployeeModelProtocol {
  private(set) var roster = EmployeeRoster() {
    didSet {
      for weakDelegate in delegates { weakDelegate.delegate?.modelDidChange() }
    }
  }

  private let service: any EmployeeService
  private var delegates: [WeakDelegate] = []
  private var request: Task<Void, Never>?

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

  // MARK: - Updating

  private struct WeakDelegate {
    weak var delegate: (any EmployeeModelDelegate)?
  }

  func addDelegate(_ delegate: any EmployeeModelDelegate) {
    delegates.removeAll { $0.delegate == nil }
    delegates.append(WeakDelegate(delegate: delegate))
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
