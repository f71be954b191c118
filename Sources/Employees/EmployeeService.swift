/// Loads, stars, and deletes employees.
///
/// A call runs on the actor of its caller, so that a test can answer on the main actor. A service
/// with much work marks its implementation `@concurrent`.
///
/// A caller that no longer wants the answer cancels its task.
public protocol EmployeeService: Sendable {
  /// Loads the whole list, in the order in which it is shown, with each id once.
  ///
  /// - Throws: `EmployeeServiceError`, whose description is a line to show to the user.
  func employees() async throws(EmployeeServiceError) -> [Employee]

  /// Deletes an employee for good.
  ///
  /// - Throws: `EmployeeServiceError` if the employee was not deleted.
  func delete(_ id: Employee.ID) async throws(EmployeeServiceError)

  /// Sets the star of an employee, or removes it.
  ///
  /// - Throws: `EmployeeServiceError` if the star was not changed.
  func setStarred(_ isStarred: Bool, for id: Employee.ID) async throws(EmployeeServiceError)
}

// MARK: -

extension EmployeeService {
  /// Throws an error, because a service is read-only by default.
  public func delete(_ id: Employee.ID) async throws(EmployeeServiceError) {
    throw .readOnly
  }

  /// Throws an error, because a service is read-only by default.
  public func setStarred(
    _ isStarred: Bool, for id: Employee.ID
  ) async throws(EmployeeServiceError) {
    throw .readOnly
  }

  /// Makes a change.
  ///
  /// - Throws: `EmployeeServiceError` if the service refuses the change.
  package func perform(_ change: EmployeeChange) async throws(EmployeeServiceError) {
    switch change {
    case .deletion(let id): try await delete(id)
    case .star(let isStarred, let id): try await setStarred(isStarred, for: id)
    }
  }
}

extension EmployeeServiceError {
  fileprivate static let readOnly = unavailable(reason: "this list cannot be changed")
}
