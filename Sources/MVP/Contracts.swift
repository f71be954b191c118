import Employees

/// The view of the list, as its presenter knows it.
protocol EmployeeListView: AnyObject {
  func show(_ content: EmployeeListContent)
  func showProfile(of employee: Employee)
}
