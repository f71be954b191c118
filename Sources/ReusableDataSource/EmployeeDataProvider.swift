import Employees

/// A provider that makes a section of the status, and one of each employee.
///
/// It imports no UIKit.
nonisolated struct EmployeeDataProvider: DataProvider {
  let list: EmployeeList
  let status: EmployeeListStatus

  var searchText: String? { list.searchText }

  // MARK: - Rows

  func makeSections() -> [ListSection<EmployeeListSectionID>] {
    let employeeSections = list.employees.map(section(of:))
    return [statusSection] + employeeSections
  }

  private var statusSection: ListSection<EmployeeListSectionID> {
    var rows: [any ListRow] = []
    if let failure = status.failure {
      rows.append(MessageRow(message: EmployeeListText.failure(failure)))
    } else if !list.isLoaded {
      rows.append(MessageRow(message: EmployeeListText.loading))
    }
    if list.isLoaded, list.employees.isEmpty {
      let message = list.searchText.map(EmployeeListText.noMatch) ?? EmployeeListText.empty
      rows.append(MessageRow(message: message))
    }
    for (employee, error) in status.refusals(hiddenIn: list) {
      rows.append(MessageRow(message: EmployeeListText.refusal(error, name: employee.name)))
    }
    if status.failure != nil { rows.append(RetryRow(title: EmployeeListText.retry)) }
    return ListSection(id: .status, rows: rows)
  }

  private func section(of employee: Employee) -> ListSection<EmployeeListSectionID> {
    var rows: [any ListRow] = [EmployeeInfoRow(employee)]
    if let refusal = status.refusals[employee.id] {
      rows.append(MessageRow(message: EmployeeListText.refusal(refusal, name: employee.name)))
    }
    rows += employee.workplaces.map(WorkplaceRow.init)
    if employee.phone != nil {
      rows.append(ContactRow(title: EmployeeListText.call, button: .call(employee.id)))
    }
    if employee.email != nil {
      rows.append(ContactRow(title: EmployeeListText.write, button: .write(employee.id)))
    }
    return ListSection(id: .employee(employee.id), rows: rows)
  }
}
