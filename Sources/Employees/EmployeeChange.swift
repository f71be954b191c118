/// A change of one employee that a person asks the service for.
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
