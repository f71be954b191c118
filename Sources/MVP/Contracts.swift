import Employees

/// What the view reports: that it has loaded, and what a person does.
protocol EmployeeListPresenting: AnyObject {
  func viewLoaded()
  func pulledToRefresh()
  func searchTextChanged(_ text: String)
  func tapped(_ button: EmployeeListSection.Button)
  func employeeSelected(_ id: Employee.ID)
  func deleteTapped(_ id: Employee.ID)

  // The chapter `Portraits`: an employee comes into view in a cell, or is about to.
  func portraitPresenter(of id: Employee.ID, for view: any PortraitView) -> PortraitPresenter?
  func employeeApproaches(_ id: Employee.ID)
}

// MARK: -

/// What the presenter tells the view to show.
///
/// Class-bound, so that the presenter can hold it weakly.
protocol EmployeeListView: AnyObject {
  func show(title: String)

  /// Shows sections in place of those before.
  ///
  /// - Parameters:
  ///   - sections: The sections, each id once.
  ///   - searchText: The text that they were searched for, `nil` for all sections.
  func show(_ sections: [EmployeeListSection], searchText: String?)

  func show(isRefreshing: Bool)

  func openProfile(of employee: Employee)
}

// MARK: -

/// What a section shows, row by row.
struct EmployeeListSection: Identifiable, Equatable {
  let id: EmployeeListSectionID
  let rows: [Row]

  enum Row: Equatable {
    case info(photo: String?, name: String, specialization: String)
    case workplace(String)
    case message(String)
    case button(title: String, Button)
  }

  /// A button, which the view returns to the presenter when it is tapped.
  enum Button: Equatable {
    case call(Employee.ID)
    case write(Employee.ID)
    case retry
  }
}
