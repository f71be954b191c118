/// The employees that all screens show, and the state of the requests and changes.
///
/// A change shows at once: a deleted employee is hidden, and a star is set or removed. If the
/// service refuses the change, the old state is back. Once the service confirms it, only the answer
/// to a later request can undo it.
package struct EmployeeRoster: Hashable, Sendable {
  /// Whether a request for the employees is running.
  package private(set) var isLoading = false

  /// The error of the latest request, `nil` if it has not failed.
  package private(set) var failure: EmployeeServiceError?

  /// The changes that were refused since the latest request began: for each employee the latest.
  package private(set) var refusals: [Employee.ID: EmployeeRefusal] = [:]

  private var returned: [Employee]?
  private var running = EmployeeChanges()
  private var confirmedSinceRequest = EmployeeChanges()

  /// Creates a roster that was not requested yet.
  package init() {}

  // MARK: - Reading

  /// Whether the service has returned the employees.
  package var isLoaded: Bool { returned != nil }

  /// Whether a request is running while there are employees to show.
  package var isRefreshing: Bool { isLoading && isLoaded }

  /// The employees in the order of the service, with the changes that are running.
  ///
  /// - Complexity: O(1), or O(*n*) in the number of employees while a change is running.
  package var employees: [Employee] { running.applied(to: returned ?? []) }

  /// The number of these employees, `nil` before the service has returned any.
  package var count: Int? { returned.map { _ in employees.count } }

  /// Returns the employee with an id, `nil` if they are not in the list.
  ///
  /// - Complexity: O(*n*) in the number of employees.
  package func employee(_ id: Employee.ID) -> Employee? {
    returned?.first { $0.id == id }.flatMap(running.applied)
  }

  /// Returns whether a change of an employee's star waits for its answer.
  package func isChangingStar(of id: Employee.ID) -> Bool { running.stars[id] != nil }

  /// Returns the refusals of the employees that a search doesn't find, sorted by id.
  ///
  /// A screen shows the others in the sections of their employees.
  package func refusals(
    hiddenBy search: EmployeeSearch
  ) -> [(employee: Employee, refusal: EmployeeRefusal)] {
    refusals.sorted { $0.key < $1.key }.compactMap { id, refusal in
      guard let employee = employee(id), !search.matches(employee) else { return nil }
      return (employee, refusal)
    }
  }

  // MARK: - Requests

  /// Notes that a request starts, and clears the failure and all refusals.
  package mutating func requestStarted() {
    isLoading = true
    failure = nil
    refusals = [:]
    confirmedSinceRequest = EmployeeChanges()
  }

  /// Notes that the service returned employees, each id once.
  ///
  /// - Complexity: O(1), or O(*n*) if a change was confirmed since the request began.
  package mutating func requestAnswered(with employees: [Employee]) {
    isLoading = false
    // The service may have read the list before it made these changes.
    returned = confirmedSinceRequest.applied(to: employees)
  }

  /// Notes that the service returned an error, and keeps the employees.
  package mutating func requestFailed(_ error: EmployeeServiceError) {
    isLoading = false
    failure = error
  }

  // MARK: - Changes

  /// Shows a change, and clears the refusal of an earlier one.
  package mutating func changeStarted(_ change: EmployeeChange) {
    running.insert(change)
    refusals[change.employeeID] = nil
  }

  /// Keeps a change that the service has made.
  package mutating func changeConfirmed(_ change: EmployeeChange) {
    running.remove(change)
    confirmedSinceRequest.insert(change)
    returned = returned.map(confirmedSinceRequest.applied)
  }

  /// Takes back a change that the service has refused.
  ///
  /// The refusal of a star is dropped while a deletion of the employee is running.
  package mutating func changeRefused(_ change: EmployeeChange, _ error: EmployeeServiceError) {
    running.remove(change)
    guard !running.deletions.contains(change.employeeID) else { return }
    refusals[change.employeeID] = EmployeeRefusal(of: change, error)
  }
}
