import Employees

// MARK: - Updating

/// What the interactor finds after each change.
struct EmployeeListResult {
  /// The employees that match the search.
  let employees: [Employee]

  /// The number of all employees, `nil` before the service has returned any.
  let count: Int?

  /// The text of the search, `nil` for all employees.
  let searchText: String?
  let isLoaded: Bool
  let isRefreshing: Bool
  let failure: EmployeeServiceError?
  let refusals: [Employee.ID: EmployeeRefusal]

  /// The refusals of the employees that the search doesn't find.
  let hiddenRefusals: [(employee: Employee, refusal: EmployeeRefusal)]

  /// Searches the employees of a roster.
  init(of search: EmployeeSearch, in roster: EmployeeRoster) {
    employees = search.results(in: roster.employees)
    count = roster.count
    searchText = search.text
    isLoaded = roster.isLoaded
    isRefreshing = roster.isRefreshing
    failure = roster.failure
    refusals = roster.refusals
    hiddenRefusals = roster.refusals(hiddenBy: search)
  }
}
