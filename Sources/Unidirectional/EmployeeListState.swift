import Employees

/// The state of the screen, from which the view is rendered.
nonisolated struct EmployeeListState: Equatable {
  var list = EmployeeList()
  var status = EmployeeListStatus()

  /// The number of the latest request, the only one whose answer counts.
  ///
  /// Each pull changes it, so it is rendered, also while the first list loads, and the control ends
  /// (requirement 5.10).
  var latestRequest = 0
}

/// The store of the screen.
typealias EmployeeListStore = Store<EmployeeListState, EmployeeListAction, EmployeeListEffect>
