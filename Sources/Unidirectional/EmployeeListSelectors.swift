import Employees

/// Pure functions that compute what the view shows from the state.
nonisolated enum EmployeeListSelectors {
  // MARK: - Rows

  static func statusSection(
    _ list: EmployeeList, _ status: EmployeeListStatus
  ) -> EmployeeListSection {
    var rows: [EmployeeListSection.Row] = []
    if let failure = status.failure {
      rows.append(.message(EmployeeListText.failure(failure)))
    } else if !list.isLoaded {
      rows.append(.message(EmployeeListText.loading))
    }
    if list.isLoaded, list.employees.isEmpty {
      let message = list.searchText.map(EmployeeListText.noMatch) ?? EmployeeListText.empty
      rows.append(.message(message))
    }
    for (employee, error) in status.refusals(hiddenIn: list) {
      rows.append(.message(EmployeeListText.refusal(error, name: employee.name)))
    }
    if status.failure != nil { rows.append(.button(title: EmployeeListText.retry, .retry)) }
    return EmployeeListSection(id: .status, rows: rows)
  }

  static func section(
    of employee: Employee, refusal: EmployeeServiceError?
  ) -> EmployeeListSection {
    var rows: [EmployeeListSection.Row] = [
      .info(photo: employee.photo, name: employee.name, specialization: employee.specialization)
    ]
    if let refusal {
      rows.append(.message(EmployeeListText.refusal(refusal, name: employee.name)))
    }
    rows += employee.workplaces.map(EmployeeListSection.Row.workplace)
    if employee.phone != nil {
      rows.append(.button(title: EmployeeListText.call, .call(employee.id)))
    }
    if employee.email != nil {
      rows.append(.button(title: EmployeeListText.write, .write(employee.id)))
    }
    return EmployeeListSection(id: .employee(employee.id), rows: rows)
  }

  // MARK: - Updating

  /// Returns what the view shows of a state.
  static func content(of state: EmployeeListState) -> EmployeeListContent {
    let (list, status) = (state.list, state.status)
    let employeeSections = list.employees.map { employee in
      section(of: employee, refusal: status.refusals[employee.id])
    }
    return EmployeeListContent(
      title: EmployeeListText.title(
        shown: list.employees.count, of: list.count, isSearching: list.searchText != nil),
      sections: [statusSection(list, status)] + employeeSections, searchText: list.searchText,
      // Before the first list, a message says that it is loading.
      isRefreshing: status.isLoading && list.isLoaded)
  }
}
