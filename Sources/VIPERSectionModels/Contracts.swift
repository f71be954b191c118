import Employees

// MARK: -

/// The events of the whole list; the section models report those of their rows.
protocol EmployeeListViewOutput {
  func viewLoaded()
  func pulledToRefresh()
  func searchTextChanged(_ text: String)
}

/// The view, as its presenter knows it.
protocol EmployeeListViewInput: AnyObject {
  func show(_ content: EmployeeListContent)
}

// MARK: -

/// The events that the section model of the status reports.
protocol StatusSectionDelegate: AnyObject {
  func retryTapped()
}

/// The events that the section model of an employee reports.
protocol EmployeeSectionDelegate: AnyObject {
  func callTapped(_ phone: String, employee id: Employee.ID)
  func writeTapped(_ address: String, employee id: Employee.ID)
  func employeeSelected(_ id: Employee.ID)
  func deleteTapped(_ id: Employee.ID)
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

/// Receives the employees that the interactor finds, after each change.
protocol EmployeeListInteractorOutput: AnyObject {
  func found(_ employees: [Employee], by search: EmployeeSearch, in roster: EmployeeRoster)
}

// MARK: -

/// The router, as its presenter knows it.
protocol EmployeeListRouterInput {
  func open(_ contact: Contact)
  func openProfile(of employee: Employee)
}

// MARK: -

/// The store, as the interactors of all screens know it.
protocol EmployeeStoring: AnyObject {
  var roster: EmployeeRoster { get }

  /// Tells an observer of each change from now on.
  func addObserver(_ observer: any EmployeeStoreObserver)

  func load()
  func delete(_ id: Employee.ID)
}

/// Receives the changes of the store.
protocol EmployeeStoreObserver: AnyObject {
  func storeDidChange()
}
