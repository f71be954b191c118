/// A change to an employee that you ask the service to make.
package enum EmployeeChange: Hashable, Sendable {
  case deletion(Employee.ID)

  /// Sets a star, or removes it.
  case star(Bool, Employee.ID)

  /// The employee to change.
  package var employeeID: Employee.ID {
    switch self {
    case .deletion(let id), .star(_, let id): id
    }
  }
}

// MARK: -

/// A change that the service has refused, with the reason.
package struct EmployeeRefusal: Hashable, Sendable {
  package let change: EmployeeChange
  package let error: EmployeeServiceError

  /// Creates a refusal.
  package init(of change: EmployeeChange, _ error: EmployeeServiceError) {
    self.change = change
    self.error = error
  }
}

// MARK: -

/// Changes of several employees, which can be applied to a list without them.
package struct EmployeeChanges: Hashable, Sendable {
  /// The employees to delete.
  package private(set) var deletions: Set<Employee.ID> = []

  /// Whether each employee has a star, if that has changed.
  package private(set) var stars: [Employee.ID: Bool] = [:]

  /// Creates a value without changes.
  package init() {}

  /// Adds a change, in place of an earlier one of the same kind.
  package mutating func insert(_ change: EmployeeChange) {
    switch change {
    case .deletion(let id): deletions.insert(id)
    case .star(let isStarred, let id): stars[id] = isStarred
    }
  }

  /// Removes a change, unless a later one has replaced it.
  package mutating func remove(_ change: EmployeeChange) {
    switch change {
    case .deletion(let id): deletions.remove(id)
    case .star(let isStarred, let id): if stars[id] == isStarred { stars[id] = nil }
    }
  }

  /// Returns an employee with their star as changed, `nil` if they are deleted.
  package func applied(to employee: Employee) -> Employee? {
    guard !deletions.contains(employee.id) else { return nil }
    var employee = employee
    employee.isStarred = stars[employee.id] ?? employee.isStarred
    return employee
  }

  /// Returns the employees that are left, in the same order, with their stars as changed.
  ///
  /// - Complexity: O(1) without changes, otherwise O(*n*) in the number of employees.
  package func applied(to employees: [Employee]) -> [Employee] {
    deletions.isEmpty && stars.isEmpty ? employees : employees.compactMap(applied)
  }
}
