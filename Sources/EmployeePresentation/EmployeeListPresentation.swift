package import Employees

/// What a screen says of a list: the title, the messages above the employees, and the refusals.
///
/// It is shared because every architecture says the same. In an app it belongs to the part that
/// creates it here: the controller, the presenter, the view model, or the selectors of the state.
package struct EmployeeListPresentation {
  private let list: EmployeeList
  private let status: EmployeeListStatus
  private let workplaces: [Workplace]?

  /// Creates the presentation of a list.
  ///
  /// - Parameter workplaces: The workplaces of the list, on a screen that shows these.
  package init(
    of list: EmployeeList, _ status: EmployeeListStatus, workplaces: [Workplace]? = nil
  ) {
    self.list = list
    self.status = status
    self.workplaces = workplaces
  }

  /// The title of the screen: the number of workplaces, or of employees, and during a search how many
  /// of them match.
  package var title: String {
    if let workplaces {
      return EmployeeListText.workplacesTitle(count: list.count == nil ? nil : workplaces.count)
    }
    return EmployeeListText.title(
      shown: list.employees.count, of: list.count, isSearching: list.searchText != nil)
  }

  // MARK: - Status

  /// The messages above the employees, from top to bottom.
  package var messages: [String] {
    [requestMessage, emptyMessage].compactMap(\.self) + hiddenRefusals
  }

  /// Whether a button below the messages requests the list again.
  package var canRetry: Bool { status.failure != nil }

  /// Whether the refresh control turns: a list that was loaded before is being requested again.
  ///
  /// Before the first list, a message says that it is loading.
  package var isRefreshing: Bool { status.isLoading && list.count != nil }

  private var requestMessage: String? {
    if let failure = status.failure { return EmployeeListText.failure(failure) }
    return list.count == nil ? EmployeeListText.loading : nil
  }

  private var emptyMessage: String? {
    guard list.count != nil else { return nil }
    if list.employees.isEmpty {
      return list.searchText.map(EmployeeListText.noMatch) ?? EmployeeListText.empty
    }
    return workplaces?.isEmpty == true ? EmployeeListText.noWorkplaces : nil
  }

  /// The refused deletions of employees that do not match the search.
  ///
  /// The other refusals stand in the sections of their employees.
  private var hiddenRefusals: [String] {
    guard !status.refusals.isEmpty else { return [] }
    let shown = Set(list.employees.map(\.id))
    return status.refusals.keys.sorted().filter { !shown.contains($0) }
      .compactMap { list.employee($0).flatMap(refusal) }
  }

  // MARK: - Employees

  /// Returns the message in the section of an employee who could not be deleted, `nil` for others.
  package func refusal(of employee: Employee) -> String? {
    status.refusals[employee.id].map { EmployeeListText.refusal($0, name: employee.name) }
  }
}
