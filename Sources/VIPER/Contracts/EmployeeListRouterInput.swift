import Employees

/// What the presenter asks of the router: to leave the screen.
///
/// **Article** "VIPER and UITableView": `EmployeeListRouterInput`, declared there and never used.
protocol EmployeeListRouterInput: AnyObject {
  func call(_ phone: String, employee id: Employee.ID)
  func write(to address: String, employee id: Employee.ID)
  func showProfile(of employee: Employee)
}
