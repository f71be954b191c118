import Employees

/// The rows of an employee, or of the status, which follow from the state.
struct EmployeeListSection: Identifiable, Equatable {
  let id: EmployeeListSectionID
  let rows: [Row]

  enum Row: Equatable {
    case info(Employee)
    case workplace(String)
    case message(String)

    /// A button, with the action that a tap dispatches.
    case button(title: String, EmployeeListAction)
  }
}

// MARK: - Rows

// What the view shows is computed from the state.
extension EmployeeListState {
  var title: String { EmployeeListText.title(of: list) }

  var isRefreshing: Bool { status.isRefreshing(list) }

  var sections: [EmployeeListSection] {
    [statusSection] + list.employees.map(section(of:))
  }

  private var statusSection: EmployeeListSection {
    let content = status.content(above: list)
    var rows = content.messages.map(EmployeeListSection.Row.message)
    if content.canRetry { rows.append(.button(title: EmployeeListText.retry, .retryTapped)) }
    return EmployeeListSection(id: .status, rows: rows)
  }

  private func section(of employee: Employee) -> EmployeeListSection {
    var rows = [EmployeeListSection.Row.info(employee)]
    if let refusal = status.refusal(of: employee) { rows.append(.message(refusal)) }
    rows += employee.workplaces.map(EmployeeListSection.Row.workplace)
    if employee.phone != nil {
      rows.append(.button(title: EmployeeListText.call, .callTapped(employee.id)))
    }
    if employee.email != nil {
      rows.append(.button(title: EmployeeListText.write, .writeTapped(employee.id)))
    }
    return EmployeeListSection(id: .employee(employee.id), rows: rows)
  }
}
