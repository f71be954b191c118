import Employees

// MARK: -

/// Receives the events of the view.
protocol EmployeeListViewOutput {
  func viewLoaded()
  func pulledToRefresh()
  func searchTextChanged(_ text: String)
  func tapped(_ button: EmployeeListSection.Button)
  func employeeSelected(_ id: Employee.ID)
  func deleteTapped(_ id: Employee.ID)
}

/// The view, as its presenter knows it.
protocol EmployeeListViewInput: AnyObject {
  func show(_ content: EmployeeListContent)
}

// MARK: -

/// The interactor, as its presenter knows it.
protocol EmployeeListInteractorInput {
  /// Loads the employees, and reports each change from now on.
  func start()

  func load()
  func search(for text: String)
  func delete(_ id: Employee.ID)
  func employee(_ id: Employee.ID) -> Employee?
}

/// Receives what the interactor finds after each change.
protocol EmployeeListInteractorOutput: AnyObject {
  func found(_ result: EmployeeListResult)
}

// MARK: -

/// The router, as its presenter knows it.
protocol EmployeeListRouterInput {
  func open(_ contact: Contact)
  func openProfile(of employee: Employee)
}

// MARK: -

/// The model, as the interactors of all screens know it.
protocol EmployeeModelProtocol: AnyObject {
  var roster: EmployeeRoster { get }

  /// Tells a delegate of each change from now on.
  func addDelegate(_ delegate: any EmployeeModelDelegate)

  func load()
  func perform(_ change: EmployeeChange)
}

/// Receives the changes of the model.
protocol EmployeeModelDelegate: AnyObject {
  /// Called after each change of the roster.
  func modelDidChange()
}
