import Employees

/// The one to whom the sections of employees report.
protocol EmployeeSectionViewModelDelegate: AnyObject {
  func callTapped(employee id: Employee.ID)
  func writeTapped(employee id: Employee.ID)
  func employeeSelected(_ id: Employee.ID)
  func employeeDeleted(_ id: Employee.ID)
}
