import Employees

/// What the interactor tells the presenter.
///
/// **Article** "VIPER and UITableView": `EmployeeListInteractorOutput`, with
/// `employeesDidReceive(_:)`; there is no word for a failure there.
protocol EmployeeListInteractorOutput: AnyObject {
  func employeesLoaded(_ employees: [Employee])
  func loadFailed(_ error: EmployeeServiceError)
  func deletionRefused(_ id: Employee.ID, _ error: EmployeeServiceError)
}
