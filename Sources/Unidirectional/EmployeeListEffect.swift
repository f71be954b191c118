import Employees

/// What the store is to do outside the state, as a value.
///
/// **Article** None. Elm calls it a command, the Composable Architecture an effect. Redux leaves it
/// to middleware.
enum EmployeeListEffect: Equatable {
  /// Requests the employees, dispatches the answer, and drops the answer to an earlier request.
  case load

  /// Deletes an employee, and dispatches a refusal.
  case delete(Employee.ID)

  /// Loads the portrait of an employee, and dispatches the answer.
  case loadPortrait(Employee.ID)

  /// Drops the answer to a request for a portrait.
  case cancelPortrait(Employee.ID)

  case prefetchPortraits([Employee.ID])

  case call(phone: String, Employee.ID)
  case write(address: String, Employee.ID)
  case showProfile(Employee)
}
