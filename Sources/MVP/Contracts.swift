import Employees

/// What the view reports: that it has loaded, and what a person does.
///
/// When a button is tapped, the view returns it to the presenter, without knowing what it does.
protocol EmployeeListPresenting {
  func viewLoaded()
  func pulledToRefresh()
  func searchTextChanged(_ text: String)
  func tapped(_ button: EmployeeListSection.Button)
  func employeeSelected(_ id: Employee.ID)
  func deleteTapped(_ id: Employee.ID)
}

// MARK: -

/// What the presenter tells the view.
///
/// A passive view often has a method for each of its parts, such as one for the title. Here it is told
/// all in one call, because all parts come from the same list, and a table asks for its rows later.
///
/// Class-bound, so that the presenter can hold it weakly.
protocol EmployeeListView: AnyObject {
  /// Shows content in place of that before.
  func show(_ content: EmployeeListContent)
}
