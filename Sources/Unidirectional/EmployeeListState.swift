import Employees

/// The state of the screen, from which the view is rendered.
nonisolated struct EmployeeListState: Equatable {
  var list = EmployeeList()
  var status = EmployeeListStatus()

  /// The number of the latest request, the only one whose answer counts.
  ///
  /// So each request changes the state, and is rendered. A pull while the first list loads changes
  /// nothing else, and the rendering ends the refresh control.
  var latestRequest = 0
}
