import Employees

/// Receives the changes of the model.
protocol EmployeeListDataModelDelegate: AnyObject {
  /// Called after each change of the roster.
  func dataModelDidChange(_ dataModel: EmployeeListDataModel)
}

// MARK: -

/// A model that loads and deletes employees, and tells its delegates after each change.
final class EmployeeListDataModel {
  private(set) var roster = EmployeeRoster() {
    didSet {
      for weakDelegate in delegates { weakDelegate.delegate?.dataModelDidChange(self) }
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

  // MARK: - Updating

  private struct WeakDelegate {
    weak var delegate: (any EmployeeListDataModelDelegate)?
  }

  /// Tells a delegate of each change from now on.
  func addDelegate(_ delegate: any EmployeeListDataModelDelegate) {
    delegates.removeAll { $0.delegate == nil }
    delegates.append(WeakDelegate(delegate: delegate))
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
