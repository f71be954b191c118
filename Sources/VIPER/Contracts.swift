import Employees

/// The requests of the view to the presenter.
///
/// **Article** "VIPER and UITableView": `EmployeeListViewOutput`, with `viewDidLoad()`.
protocol EmployeeListViewOutput: AnyObject {
  /// Loads the list, and returns after the answer is shown.
  func load() async

  func searchTextChanged(_ text: String)
}

/// The requests of the presenter to the view.
///
/// **Article** "VIPER and UITableView": `EmployeeListViewInput`, with `updateForSections(_:)`.
protocol EmployeeListViewInput: AnyObject {
  /// Starts a load in a task that the view owns, and cancels an earlier one.
  func startLoading()

  func show(title: String)

  /// Shows the status section above the other sections. A section that is the same object has not
  /// changed.
  func show(status: any SectionRowsRepresentable, sections: [any SectionRowsRepresentable])

  func rememberPlace()
  func restorePlace()
  func showBeginning()
}

// MARK: -

/// The requests of the presenter to the interactor.
///
/// **Article** "VIPER and UITableView": `EmployeeListInteractorInput`, with `getEmployees()`.
protocol EmployeeListInteractorInput: AnyObject {
  /// Requests the employees. Drops the answer if a later request has started or the task is
  /// cancelled.
  func load() async

  /// Searches the list for a text.
  func search(_ text: String)

  /// Removes an employee at once, and restores them if the service refuses the deletion.
  func delete(_ id: Employee.ID) async
}

/// The reports of the interactor to the presenter, each with the list after the event.
///
/// **Article** "VIPER and UITableView": `EmployeeListInteractorOutput`, with
/// `employeesDidReceive(_:)`. There, a failure is not reported.
protocol EmployeeListInteractorOutput: AnyObject {
  func employeesLoaded(_ list: EmployeeList)
  func loadFailed(_ error: EmployeeServiceError)
  func employeesFound(_ list: EmployeeList)
  func employeeRemoved(_ list: EmployeeList)
  func deletionRefused(_ employee: Employee, _ error: EmployeeServiceError, _ list: EmployeeList)
}

// MARK: -

/// The requests of the presenter to the router: everything that leaves the screen.
///
/// **Article** "VIPER and UITableView": `EmployeeListRouterInput`, declared there and never used.
protocol EmployeeListRouterInput: AnyObject {
  func call(_ phone: String, employee id: Employee.ID)
  func write(to address: String, employee id: Employee.ID)
  func showProfile(of employee: Employee)
}
