/// Loads and deletes employees.
///
/// A call runs on the actor of its caller, so that a test can answer on the main actor. A service
/// with much work marks its implementation `@concurrent`.
///
/// A caller that no longer wants the answer cancels its task.
public protocol EmployeeService: Sendable {
  /// Loads the whole list, in the order in which it is shown, with each id once.
  ///
  /// - Throws: `EmployeeServiceError`, whose description is a line to show to a person.
  func employees() async throws(EmployeeServiceError) -> [Employee]

  /// Deletes an employee for good.
  ///
  /// - Throws: `EmployeeServiceError` if the employee was not deleted.
  func delete(_ id: Employee.ID) async throws(EmployeeServiceError)
}

// MARK: -

extension EmployeeService {
  /// Throws an error, because a service is read-only by default.
  public func delete(_ id: Employee.ID) async throws(EmployeeServiceError) {
    throw .unavailable(reason: "this list cannot be changed")
  }
}
