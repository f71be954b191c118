import EmployeePresentation
import Employees

/// A provider that makes a section of the status, and one of each employee.
///
/// It imports no UIKit.
struct EmployeeDataProvider: DataProvider {
  let list: EmployeeList
  let presentation: EmployeeListPresentation

  var searchText: String? { list.searchText }

  // MARK: - Rows

  var sections: [ListSection<EmployeeListSectionID>] {
    let employeeSections = list.employees.map(section(of:))
    let statusRows = presentation.statusRows(retry: EmployeeButton.retry)
    return [ListSection(id: .status, rows: statusRows)] + employeeSections
  }

  private func section(of employee: Employee) -> ListSection<EmployeeListSectionID> {
    var rows: [any ListRow] = [EmployeeInfoRow(employee)]
    if let refusal = presentation.refusal(of: employee) {
      rows.append(MessageRow(message: refusal))
    }
    rows += employee.workplaces.map(WorkplaceRow.init)
    if employee.phone != nil {
      rows.append(ButtonRow(title: EmployeeListText.call, button: EmployeeButton.call(employee.id)))
    }
    if employee.email != nil {
      rows.append(
        ButtonRow(title: EmployeeListText.write, button: EmployeeButton.write(employee.id)))
    }
    return ListSection(id: .employee(employee.id), rows: rows)
  }
}

extension EmployeeListPresentation {
  /// Returns the rows above the employees, in each list that shows its status.
  ///
  /// - Parameter retry: The button that loads again, of the screen's type of buttons.
  func statusRows(retry: some Equatable) -> [any ListRow] {
    var rows: [any ListRow] = messages.map(MessageRow.init)
    if canRetry { rows.append(ButtonRow(title: EmployeeListText.retry, button: retry)) }
    return rows
  }
}
