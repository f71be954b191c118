package import Employees

nonisolated extension EmployeeListStatus {
  /// The words that a screen shows beside the employees: the refresh control, messages, Retry, and
  /// the refused deletions of those who are shown.
  package func words(above list: EmployeeList) -> [String] {
    var words = isLoading && list.isLoaded ? ["◌ Refreshing…"] : []
    if let failure {
      words.append(EmployeeListText.failure(failure))
    } else if !list.isLoaded {
      words.append(EmployeeListText.loading)
    }
    if list.isLoaded, list.employees.isEmpty {
      words.append(list.searchText.map(EmployeeListText.noMatch) ?? EmployeeListText.empty)
    }
    for (employee, error) in refusals(hiddenIn: list) {
      words.append(EmployeeListText.refusal(error, name: employee.name))
    }
    if failure != nil { words.append("[\(EmployeeListText.retry)]") }
    return words
      + list.employees.compactMap { employee in
        refusals[employee.id].map { EmployeeListText.refusal($0, name: employee.name) }
      }
  }
}
