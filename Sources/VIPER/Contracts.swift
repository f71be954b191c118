import Employees

/// What the view reports to the presenter.
///
/// What a person does in a section goes to its section model, whose delegate is the presenter.
///
/// **Article** "VIPER and UITableView": `EmployeeListViewOutput`, with `viewDidLoad()`.
protocol EmployeeListViewOutput: AnyObject {
  func viewDidLoad()
  func pulledToRefresh()
  func searchTextChanged(_ text: String)
}

/// The requests of the presenter to the view.
///
/// **Article** "VIPER and UITableView": `EmployeeListViewInput`, with `updateForSections(_:)`.
protocol EmployeeListViewInput: AnyObject {
  func show(title: String)

  /// Shows the difference between the sections and those before.
  func updateForSections(_ sections: [any SectionRowsRepresentable])

  func endRefreshing()

  func rememberPlace()
  func restorePlace()
  func showBeginning()
}

// MARK: -

/// The requests of the presenter to the interactor.
///
/// **Article** "VIPER and UITableView": `EmployeeListInteractorInput`, with `getEmployees()`.
protocol EmployeeListInteractorInput: AnyObject {
  /// Requests the employees, and drops the answer to an earlier request.
  func getEmployees()

  /// Searches the list for a text.
  func search(_ text: String)

  /// Removes an employee at once, and restores them if the service refuses the deletion.
  func delete(_ id: Employee.ID)
}

/// The reports of the interactor to the presenter.
///
/// **Article** "VIPER and UITableView": `EmployeeListInteractorOutput`, with
/// `employeesDidReceive(_:)`. There, a failure is not reported.
protocol EmployeeListInteractorOutput: AnyObject {
  func employeesReceived(_ result: EmployeeListResult)
  func loadFailed(_ error: EmployeeServiceError)
  func employeesFound(_ result: EmployeeListResult)
  func employeeRemoved(_ result: EmployeeListResult)
  func deletionRefused(
    of name: String, _ error: EmployeeServiceError, _ result: EmployeeListResult)
}

/// The employees to show, and what the title says of the others.
struct EmployeeListResult {
  /// The employees that match the search.
  var employees: [Employee] = []

  /// The number of employees without the search, `nil` before a list was loaded.
  var totalCount: Int?

  /// The text to search for, `nil` for none.
  var searchText: String?
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
