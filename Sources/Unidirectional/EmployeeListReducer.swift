import Employees

/// The part of the state that belongs to the list.
nonisolated struct EmployeeListState: Equatable {
  var search = EmployeeSearch("")
}

// MARK: -

/// An event on the list.
nonisolated enum EmployeeListAction: Equatable {
  case viewLoaded
  case pulledToRefresh
  case contactTapped(Contact)
  case retryTapped
  case employeeSelected(Employee.ID)
  case searchTextChanged(String)
  case deleteTapped(Employee.ID)
}

// MARK: -

/// The reducer of the list, which decides what each event on this screen does.
nonisolated enum EmployeeListReducer {
  static func reduce(
    into state: inout EmployeeListState, sharing employees: inout EmployeesState,
    _ action: EmployeeListAction
  ) -> [AppEffect] {
    switch action {
    // MARK: - Loading

    case .viewLoaded, .pulledToRefresh:
      return EmployeesReducer.load(&employees)

    // MARK: - Taps

    case .contactTapped(let contact):
      return [.contact(contact)]

    case .retryTapped:
      return EmployeesReducer.load(&employees)

    // MARK: - Selection

    case .employeeSelected(let id):
      guard let employee = employees.roster.employee(id) else { return [] }
      return [.openProfile(employee)]

    // MARK: - Searching

    case .searchTextChanged(let text):
      state.search = EmployeeSearch(text)
      return []

    // MARK: - Deleting

    case .deleteTapped(let id):
      return EmployeesReducer.perform(.deletion(id), in: &employees)
    }
  }
}
