package import Employees

nonisolated extension EmployeeListStatus {
  /// The words that a screen shows beside the employees: the refresh control, messages, Retry, and
  /// the refused deletions of those who are shown.
  package func words(above list: EmployeeList) -> [String] {
    let content = content(above: list)
    return (isRefreshing(list) ? ["◌ Refreshing…"] : []) + content.messages
      + (content.canRetry ? ["[\(EmployeeListText.retry)]"] : [])
      + list.employees.compactMap(refusal)
  }
}
