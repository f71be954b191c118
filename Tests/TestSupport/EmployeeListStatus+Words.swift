import EmployeePresentation
package import Employees

nonisolated extension EmployeeListStatus {
  /// The words that a screen shows beside the employees: the refresh control, messages, Retry, and
  /// the refused deletions of those who are shown.
  package func words(above list: EmployeeList) -> [String] {
    let presentation = EmployeeListPresentation(of: list, self)
    return (presentation.isRefreshing ? ["◌ Refreshing…"] : []) + presentation.messages
      + (presentation.canRetry ? ["[\(EmployeeListText.retry)]"] : [])
      + list.employees.compactMap(presentation.refusal)
  }
}
