import Employees

/// The state of the screen, from which the view is rendered.
struct EmployeeListState: Equatable {
  var list = EmployeeList()
  var status = EmployeeListStatus()

  /// The number of requests, so that each of them changes the state.
  ///
  /// A pull while the first list loads changes nothing else, and the view must render to end the
  /// refresh control.
  var requestCount = 0
}
