import Employees

/// The one who answers what a person does in an employee's section.
///
/// **Article** "VIPER and UITableView": `EmployeeSectionModelDelegate`, with
/// `didTapCall(withPhone:)` and `didTapText(withEmail:)`.
protocol EmployeeSectionModelDelegate: AnyObject {
  func callTapped(employee id: Employee.ID)
  func writeTapped(employee id: Employee.ID)
  func employeeSelected(_ id: Employee.ID)
  func employeeDeleted(_ id: Employee.ID)
}
