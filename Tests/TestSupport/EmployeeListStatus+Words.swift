package import Employees

nonisolated extension EmployeeListStatus {
  /// The words that a screen shows above the employees: the refresh control, messages and Retry.
  package func words(above list: EmployeeList) -> [String] {
    let content = content(above: list)
    return (isRefreshing(list) ? ["◌ Refreshing…"] : []) + content.messages
      + (content.canRetry ? ["[\(EmployeeListText.retry)]"] : [])
  }
}
