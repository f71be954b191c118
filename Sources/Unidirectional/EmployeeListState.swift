import Employees

/// The state of the list, from which the view is rendered.
struct EmployeeListState: Equatable {
  var list = EmployeeList()
  var status = EmployeeListStatus()
}
