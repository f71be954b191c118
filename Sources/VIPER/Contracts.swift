import Employees

// `Input` of a role is what others ask of it. `Output` of a role is what it reports; the presenter
// receives it.

/// Receives what a person does with the whole list; the section models receive the rest.
protocol EmployeeListViewOutput: AnyObject {
  func viewLoaded()
  func pulledToRefresh()
  func searchTextChanged(_ text: String)

  // The chapter `Portraits`: an employee comes into view in a cell, or is about to.
  func employeeAppeared(_ id: Employee.ID, in view: any PortraitViewInput)
  func employeeApproaches(_ id: Employee.ID)
}

/// Shows what the presenter has made of the list.
protocol EmployeeListViewInput: AnyObject {
  func show(title: String)
  func updateForSections(_ sections: [any SectionRowsRepresentable], searchText: String?)
  func show(isRefreshing: Bool)
}

// MARK: -

/// Loads, searches and deletes employees.
protocol EmployeeListInteractorInput: AnyObject {
  func loadEmployees()
  func search(_ text: String)
  func delete(_ id: Employee.ID)
}

/// Receives the list after each change.
protocol EmployeeListInteractorOutput: AnyObject {
  func listChanged(_ list: EmployeeList, _ status: EmployeeListStatus)
}

// MARK: -

/// Leaves the screen.
protocol EmployeeListRouterInput: AnyObject {
  func call(_ phone: String, employee id: Employee.ID)
  func write(to address: String, employee id: Employee.ID)
  func openProfile(of employee: Employee)
}

// MARK: -

/// Receives what a person does in the section of an employee.
protocol EmployeeSectionModelDelegate: AnyObject {
  func callTapped(_ phone: String, employee id: Employee.ID)
  func writeTapped(_ address: String, employee id: Employee.ID)
  func employeeSelected(_ employee: Employee)
  func deleteTapped(_ id: Employee.ID)
}

/// Receives taps on Retry.
protocol StatusSectionModelDelegate: AnyObject {
  func retryTapped()
}
