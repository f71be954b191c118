/// The door through which employees come into a screen, and through which they are let go.
///
/// A call runs on the actor of its caller, so that a test can answer without leaving the main one.
/// A service that has real work to do marks its implementation `@concurrent`.
///
/// **Knows** where employees come from.
///
/// **Never knows** who asked, or how often. Whether the answer is still wanted, the task says.
package protocol EmployeeService: Sendable {
  /// Fetches the whole list, in the order in which it is shown; each id stands in it once.
  ///
  /// - Throws: `EmployeeServiceError`, whose description is a line to show to a person.
  func employees() async throws(EmployeeServiceError) -> [Employee]

  /// Deletes an employee for good.
  ///
  /// - Throws: `EmployeeServiceError` where the employee stays.
  func delete(_ id: Employee.ID) async throws(EmployeeServiceError)
}

// MARK: -

extension EmployeeService {
  /// Refuses, as a service does that only reads.
  package func delete(_ id: Employee.ID) async throws(EmployeeServiceError) {
    throw .unavailable(reason: "this list cannot be changed")
  }
}
