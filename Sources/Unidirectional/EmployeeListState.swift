import EmployeePresentation
import Employees

/// The state of the screen, from which the view is rendered.
struct EmployeeListState: Equatable {
  var list = EmployeeList()
  var status = EmployeeListStatus()

  /// The number of requests, so that each of them changes the state.
  ///
  /// A pull while the first list loads changes nothing else, and the view must render to end the
  /// refresh control.
  var requestCount = 0
}

// What the view shows is computed from the state.
extension EmployeeListState {
  // MARK: - Rows

  var sections: [EmployeeListSection] {
    let presentation = presentation
    return [statusSection(presentation)] + list.employees.map { section(of: $0, presentation) }
  }

  private func statusSection(_ presentation: EmployeeListPresentation) -> EmployeeListSection {
    var rows = presentation.messages.map(EmployeeListSection.Row.message)
    if presentation.canRetry { rows.append(.button(title: EmployeeListText.retry, .retry)) }
    return EmployeeListSection(id: .status, rows: rows)
  }

  private func section(
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

  var title: String { presentation.title }

  /// The text that the sections were searched for, `nil` for all sections.
  var searchText: String? { list.searchText }

  var isRefreshing: Bool { presentation.isRefreshing }

  private var presentation: EmployeeListPresentation { EmployeeListPresentation(of: list, status) }
}
