import Employees

/// What the view reports: that it has loaded, and what a person does.
protocol EmployeeListPresenting: AnyObject {
  func viewLoaded()
  func pulledToRefresh()
  func searchTextChanged(_ text: String)
  func tapped(_ button: EmployeeListSection.Button)
  func employeeSelected(_ id: Employee.ID)
  func employeeSwiped(_ id: Employee.ID)
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
    case call(phone: String, Employee.ID)
    case write(address: String, Employee.ID)
    case retry
  }

  /// The id of the employee, who can be selected and swiped away; `nil` for the status.
  var employeeID: Employee.ID? {
    if case .employee(let id) = id { id } else { nil }
  }
}
