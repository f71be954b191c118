import Employees

/// The state of the screen, from which the view is drawn.
///
/// **Knows** the employees, the search, the latest load, the latest refused deletion, the portraits in
/// view, and what the screen shows besides.
///
/// **Never knows** who changes it or who draws it.
///
/// **Article** None. It is the model of the Elm architecture (Czaplicki, "The Elm Architecture"),
/// and the state of Redux (Abramov, 2015) and of the Composable Architecture (Point-Free, 2020).
struct EmployeeListState: Equatable {
  /// The employees and the search text.
  var list = EmployeeList()

  var load = EmployeeListStatus.Load.loading

  /// The latest refused deletion, which is more important than the load.
  var refusal: EmployeeListStatus.Refusal?

  /// The portraits of the employees in view.
  var portraits: [Employee.ID: Portrait] = [:]

  var showsPortraits = false
  var showsInitials = false
}

// MARK: -

extension EmployeeListState {
  var isSearching: Bool { list.searchText != nil }

  /// Returns whether two states differ in nothing but portraits.
  func hasSameRows(as other: EmployeeListState) -> Bool {
    var other = other
    other.portraits = portraits
    return self == other
  }

  /// Returns a shown employee, `nil` if there is none with this id.
  ///
  /// - Complexity: O(*n*) in the number of employees.
  func employee(_ id: Employee.ID) -> Employee? {
    list.shown.first { $0.id == id }
  }
}
