import Employees

/// The state of the screen, from which the view is rendered.
nonisolated struct EmployeeListState: Equatable {
  var list = EmployeeList()
  var status = EmployeeListStatus()

  /// The number of the latest request, the only one whose answer counts.
  ///
  /// It also makes each pull a change, which the view renders: that ends the refresh control, even
  /// while the first list loads and a pull changes nothing else.
  var latestRequest = 0
}
