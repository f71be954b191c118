import EmployeePresentation
package import Employees

nonisolated extension EmployeeListStatus {
  /// The words that a screen shows beside the employees: the refresh control, messages, Retry, and
  /// the refused deletions of those who are shown.
  package func words(above list: EmployeeList) -> [String] {
    var words = isLoading && list.isLoaded ? ["◌ Refreshing…"] : []
    if !list.isLoaded, failure == nil { words.append(EmployeeListText.loading) }
    if let failure { words.append(EmployeeListText.failure(failure)) }
    if list.isLoaded, list.employees.isEmpty {
      words.append(list.searchText.map(EmployeeListText.noMatch) ?? EmployeeListText.empty)
    }
    words += refusals(hiddenIn: list).map { refusal(of: $0.employee, $0.error) }
    if failure != nil { words.append("[\(EmployeeListText.retry)]") }
    let refusalsInSections = list.employees.compactMap { employee in
      refusals[employee.id].map { (employee: employee, error: $0) }
    }
    return words + refusalsInSections.map { refusal(of: $0.employee, $0.error) }
  }

  private func refusal(of employee: Employee, _ error: EmployeeServiceError) -> String {
    EmployeeListText.refusal(error, name: employee.name)
  }
}
