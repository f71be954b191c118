import Employees

// Outputs: what happens, reported to the presenter.

/// What the view reports: that it has loaded, and what a person does with the list as a whole.
///
/// What a person does with a row, apart from its portrait, is reported by its section model to one of two
/// delegates. The presenter is this output and both delegates. Without section models, the view would
/// report it here, as in MVP.
protocol EmployeeListViewOutput {
  func viewLoaded()
  func pulledToRefresh()
  func searchTextChanged(_ text: String)
}

/// What the interactor reports: the list after each change.
protocol EmployeeListInteractorOutput: AnyObject {
  func listChanged(_ list: EmployeeList, _ status: EmployeeListStatus)
}

// MARK: -

// Inputs: all that the presenter asks for.

/// What the view is asked to show.
protocol EmployeeListViewInput: AnyObject {
  /// Shows content in place of that before.
  func show(_ content: EmployeeListContent)
}

/// What the interactor is asked for: a change of the list, or one of its employees.
///
/// Employees pass through to the presenter, and a question is answered at once. A stricter form passes
/// values made for the presenter, and answers by the output only.
protocol EmployeeListInteractorInput {
  func load()
  func search(_ text: String)
  func delete(_ id: Employee.ID)

  /// Returns the employee with an id, `nil` if the list has none.
  func employee(_ id: Employee.ID) -> Employee?
}

/// What the router is asked to open: a call, a letter or a profile.
///
/// Here, whatever leaves the screen is the router's job. In MVP and MVVM, a router opens only what needs
/// the screen for it, which is the profile.
protocol EmployeeListRouterInput {
  func call(_ phone: String, employee id: Employee.ID)
  func write(to address: String, employee id: Employee.ID)
  func openProfile(of employee: Employee)
}
