/// The state of the latest request for the list, and the deletions that were refused since.
package struct EmployeeListStatus: Hashable, Sendable {
  /// Whether a request for the list is running.
  package private(set) var isLoading = false

  /// The error of the latest request, `nil` if it has not failed.
  package private(set) var failure: EmployeeServiceError?

  /// The errors of refused deletions, by employee.
  package private(set) var refusals: [Employee.ID: EmployeeServiceError] = [:]

  /// Creates the status of a list that was not requested yet.
  package init() {}

  /// Notes that a request starts, and clears the failure and all refusals.
  package mutating func requestStarted() {
    isLoading = true
    failure = nil
    refusals = [:]
  }

  /// Notes that the service returned a list.
  package mutating func requestAnswered() {
    isLoading = false
    failure = nil
  }

  /// Notes that the service returned no list.
  package mutating func requestFailed(_ error: EmployeeServiceError) {
    isLoading = false
    failure = error
  }

  /// Notes that a deletion starts, and clears the refusal of an earlier one.
  package mutating func deletionStarted(of id: Employee.ID) {
    refusals[id] = nil
  }

  /// Notes that the service did not delete an employee.
  package mutating func deletionRefused(of id: Employee.ID, _ error: EmployeeServiceError) {
    refusals[id] = error
  }

  /// Returns the refused deletions of the employees that a search hides, sorted by id.
  ///
  /// A screen shows the others in the sections of their employees.
  package func refusals(
    hiddenIn list: EmployeeList
  ) -> [(employee: Employee, error: EmployeeServiceError)] {
    guard !refusals.isEmpty else { return [] }
    let shown = Set(list.employees.map(\.id))
    return refusals.sorted { $0.key < $1.key }.compactMap { id, error in
      guard !shown.contains(id), let employee = list.employee(id) else { return nil }
      return (employee, error)
    }
  }
}
