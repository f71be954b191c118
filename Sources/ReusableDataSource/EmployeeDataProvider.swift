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

  static var rowTypes: [any ListRow.Type] {
    [
      EmployeeInfoRow.self, WorkplaceRow.self, ContactRow.self, MessageRow.self, RetryRow.self,
    ]
  }

  var sections: [ListSection<EmployeeListSectionID>] {
    let employeeSections = list.employees.map(section(of:))
    return [ListSection(id: .status, rows: presentation.statusRows)] + employeeSections
  }

  private func section(of employee: Employee) -> ListSection<EmployeeListSectionID> {
    var rows: [any ListRow] = [EmployeeInfoRow(employee)]
    if let refusal = presentation.refusal(of: employee) {
      rows.append(MessageRow(message: refusal))
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

extension EmployeeListPresentation {
  /// The rows above the employees, in each list that shows its status.
  var statusRows: [any ListRow] {
    var rows: [any ListRow] = messages.map(MessageRow.init)
    if canRetry { rows.append(RetryRow(title: EmployeeListText.retry)) }
    return rows
  }
}
