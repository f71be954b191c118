import Employees

/// The one to whom the buttons of the list report.
protocol ButtonCellViewModelDelegate: AnyObject {
  func callTapped(phone: String, employee id: Employee.ID)
  func writeTapped(address: String, employee id: Employee.ID)
  func retryTapped()
}
