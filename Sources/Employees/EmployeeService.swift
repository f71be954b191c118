/// The door through which employees come into a screen.
///
/// A call runs on the actor of its caller, so that a test can answer without leaving the main one.
/// A service that has real work to do marks its implementation `@concurrent`.
///
/// **Knows** where employees come from.
/// **Never knows** who asked, how often, or whether the answer is still wanted.
package protocol EmployeeService: Sendable {
  /// Fetches the whole list, in the order in which it is shown.
  ///
  /// - Throws: `EmployeeServiceError`, whose description is a line to show to a person.
  func employees() async throws(EmployeeServiceError) -> [Employee]
}
