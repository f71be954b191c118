import Employees

/// Receives the data of the model.
///
/// Class-bound, so that the model can hold it weakly.
protocol EmployeeListDataModelDelegate: AnyObject {
  /// Called after each change.
  ///
  /// - Parameters:
  ///   - dataModel: The model.
  ///   - list: The employees.
  ///   - status: Whether the list is being requested, and the error of a request or of a deletion.
  func dataModel(
    _ dataModel: EmployeeListDataModel, didUpdate list: EmployeeList, status: EmployeeListStatus)
}

// MARK: -

/// A model that loads, searches and deletes employees, and reports to its delegate.
///
/// It imports no UIKit.
final class EmployeeListDataModel {
  weak var delegate: (any EmployeeListDataModelDelegate)?

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

  // MARK: - Loading

  /// Requests the employees, and drops the answer to an earlier request.
  func load() {
    request?.cancel()
    status.requestStarted()
    request = Task { [weak self, service] in
      do throws(EmployeeServiceError) {
        let employees = try await service.employees()
        if !Task.isCancelled { self?.employeesLoaded(employees) }
      } catch {
        if !Task.isCancelled { self?.loadFailed(error) }
      }
    }
    updateDelegate()
  }

  private func employeesLoaded(_ employees: [Employee]) {
    list.replace(with: employees)
    status.requestAnswered()
    updateDelegate()
  }

  private func loadFailed(_ error: EmployeeServiceError) {
    status.requestFailed(error)
    updateDelegate()
  }

  // MARK: - Selection

  /// Returns the employee with an id, `nil` if the list has none.
  ///
  /// - Complexity: O(*n*) in the number of employees.
  func employee(_ id: Employee.ID) -> Employee? {
    list.employee(id)
  }

  // MARK: - Updating

  private func updateDelegate() {
    delegate?.dataModel(self, didUpdate: list, status: status)
  }

  // MARK: - Searching

  /// Shows only the employees that match a text.
  ///
  /// A running request goes on, and the list searches its answer, too.
  func search(_ text: String) {
    list.search(text)
    updateDelegate()
  }

  // MARK: - Deleting

  /// Removes an employee at once, and restores them if the service refuses the deletion.
  ///
  /// A deletion is not cancelled: it goes on after the screen is closed, and then nobody hears of a
  /// refusal.
  func delete(_ id: Employee.ID) {
    list.delete(id)
    status.deletionStarted(of: id)
    updateDelegate()
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
    updateDelegate()
  }
}
