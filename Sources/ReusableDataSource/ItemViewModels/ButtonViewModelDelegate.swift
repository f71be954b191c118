import Employees

/// The one to whom the buttons of the list report.
protocol ButtonViewModelDelegate: AnyObject {
  func callTapped(employee id: Employee.ID)
  func writeTapped(employee id: Employee.ID)
  func retryTapped()
}
