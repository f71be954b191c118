import Employees

/// What the presenter asks of the interactor.
///
/// **Article** "VIPER and UITableView": `EmployeeListInteractorInput`, with `getEmployees()`.
protocol EmployeeListInteractorInput: AnyObject {
  /// Asks for the employees; an answer to an earlier request no longer counts.
  func requestEmployees()

  /// Asks to delete an employee for good.
  func delete(_ id: Employee.ID)
}
