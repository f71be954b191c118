import Employees

/// What is to be done outside the state, as a value that the store performs.
enum EmployeeListEffect: Equatable {
  /// Requests the employees, dispatches the answer, and drops the answer to an earlier request.
  case load

  /// Deletes an employee, and dispatches a refusal.
  case delete(Employee.ID)

  case call(phone: String, Employee.ID)
  case write(address: String, Employee.ID)
  case openProfile(Employee)
}
