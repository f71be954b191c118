import EmployeePresentation
import Employees

/// Pure functions that compute what the view shows from the state.
nonisolated enum EmployeeListSelectors {
  // MARK: - Rows

  static func statusSection(_ presentation: EmployeeListPresentation) -> EmployeeListSection {
    var rows = presentation.messages.map(EmployeeListSection.Row.message)
    if presentation.canRetry { rows.append(.button(title: EmployeeListText.retry, .retry)) }
    return EmployeeListSection(id: .status, rows: rows)
  }

  static func section(
    of employee: Employee, _ presentation: EmployeeListPresentation
  ) -> EmployeeListSection {
    var rows: [EmployeeListSection.Row] = [
      .info(photo: employee.photo, name: employee.name, specialization: employee.specialization)
    ]
    if let refusal = presentation.refusal(of: employee) { rows.append(.message(refusal)) }
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
    let presentation = EmployeeListPresentation(of: list, status)
    let employeeSections = list.employees.map { section(of: $0, presentation) }
    return EmployeeListContent(
      title: presentation.title, sections: [statusSection(presentation)] + employeeSections,
      searchText: list.searchText, isRefreshing: presentation.isRefreshing)
  }
}
