import Employees

/// Pure functions that compute what the view of the workplaces shows from the state of the employee
/// list.
nonisolated enum WorkplaceListSelectors {
  static func statusSection(
    _ list: EmployeeList, _ workplaces: [Workplace], _ status: EmployeeListStatus
  ) -> WorkplaceListSection {
    var rows: [WorkplaceListSection.Row] = []
    if let failure = status.failure {
      rows.append(.message(EmployeeListText.failure(failure)))
    } else if !list.isLoaded {
      rows.append(.message(EmployeeListText.loading))
    }
    if list.isLoaded, workplaces.isEmpty {
      rows.append(.message(EmployeeListText.noWorkplaces(count: list.employees.count)))
    }
    if status.failure != nil { rows.append(.retry(title: EmployeeListText.retry)) }
    return WorkplaceListSection(id: .status, rows: rows)
  }

  static func section(of workplace: Workplace) -> WorkplaceListSection {
    let employees = workplace.employees.map { employee in
      WorkplaceListSection.Row.info(
        photo: employee.photo, name: employee.name, specialization: employee.specialization)
    }
    return WorkplaceListSection(
      id: .workplace(workplace.name), rows: [.heading(workplace.name)] + employees)
  }

  /// Returns what the view shows of a state.
  static func content(of state: EmployeeListState) -> WorkplaceListContent {
    let (list, status) = (state.list, state.status)
    let workplaces = list.workplaces
    return WorkplaceListContent(
      title: EmployeeListText.workplacesTitle(
        count: list.isLoaded ? workplaces.count : nil),
      sections: [statusSection(list, workplaces, status)] + workplaces.map(section),
      isRefreshing: status.isLoading && list.isLoaded)
  }
}
