/// The employees that all screens show, and the state of the requests and deletions.
///
/// A deleted employee is hidden at once. If the service refuses the deletion, they're back in the
/// old place; once it confirms, only the answer to a later request can bring them back.
package struct EmployeeRoster: Hashable, Sendable {
  /// Whether a request for the employees is running.
  package private(set) var isLoading = false

  /// The error of the latest request, `nil` if it has not failed.
  package private(set) var failure: EmployeeServiceError?

  /// The errors of the deletions that were refused since the latest request began, by employee.
  package private(set) var refusals: [Employee.ID: EmployeeServiceError] = [:]

  private var returned: [Employee]?
  private var hidden: Set<Employee.ID> = []
  private var deletedSinceRequest: Set<Employee.ID> = []

  /// Creates a roster that was not requested yet.
  package init() {}

  // MARK: - Reading

  /// Whether the service has returned the employees.
  package var isLoaded: Bool { returned != nil }

  /// Whether a request is running while there are employees to show.
  package var isRefreshing: Bool { isLoading && isLoaded }

  /// The employees in the order of the service, without those that are hidden.
  ///
  /// - Complexity: O(1), or O(*n*) in the number of employees while a deletion is running.
  package var employees: [Employee] {
    guard let returned else { return [] }
    return hidden.isEmpty ? returned : returned.filter { !hidden.contains($0.id) }
  }

  /// The number of these employees, `nil` before the service has returned any.
  package var count: Int? { returned.map { _ in employees.count } }

  /// Returns the employee with an id, `nil` if there is none or they are hidden.
  ///
  /// - Complexity: O(*n*) in the number of employees.
  package func employee(_ id: Employee.ID) -> Employee? {
    hidden.contains(id) ? nil : returned?.first { $0.id == id }
  }

  /// Returns the refusals of the employees that a search doesn't find, sorted by id.
  ///
  /// A screen shows the others in the sections of their employees.
  package func refusals(
    hiddenBy search: EmployeeSearch
  ) -> [(employee: Employee, error: EmployeeServiceError)] {
    refusals.sorted { $0.key < $1.key }.compactMap { id, error in
      guard let employee = employee(id), !search.matches(employee) else { return nil }
      return (employee, error)
    }
  }

  // MARK: - Requests

  /// Notes that a request starts, and clears the failure and all refusals.
  package mutating func requestStarted() {
    isLoading = true
    failure = nil
    refusals = [:]
    deletedSinceRequest = []
  }

  /// Notes that the service returned employees, each id once.
  ///
  /// - Complexity: O(1), or O(*n*) if a deletion was confirmed since the request began.
  package mutating func requestAnswered(with employees: [Employee]) {
    isLoading = false
    // The service may have read the list before it deleted these.
    returned =
      deletedSinceRequest.isEmpty
      ? employees : employees.filter { !deletedSinceRequest.contains($0.id) }
  }

  /// Notes that the service returned an error, and keeps the employees.
  package mutating func requestFailed(_ error: EmployeeServiceError) {
    isLoading = false
    failure = error
  }

  // MARK: - Deletions

  /// Hides an employee, and clears the refusal of an earlier deletion.
  package mutating func deletionStarted(of id: Employee.ID) {
    hidden.insert(id)
    refusals[id] = nil
  }

  /// Removes an employee whom the service has deleted.
  package mutating func deletionConfirmed(of id: Employee.ID) {
    hidden.remove(id)
    returned?.removeAll { $0.id == id }
    deletedSinceRequest.insert(id)
  }

  /// Shows an employee again, because the service refused to delete them.
  package mutating func deletionRefused(of id: Employee.ID, _ error: EmployeeServiceError) {
    hidden.remove(id)
    refusals[id] = error
  }
}
