package import Employees

nonisolated extension EmployeeRoster {
  /// The lines that a screen shows above the employees: the refresh control, messages, and Retry.
  package func words(for search: EmployeeSearch = EmployeeSearch("")) -> [String] {
    var words = isRefreshing ? ["◌ Refreshing…"] : []
    if let failure {
      words.append(EmployeeListText.failure(failure))
    } else if !isLoaded {
      words.append(EmployeeListText.loading)
    }
    if isLoaded, search.results(in: employees).isEmpty {
      words.append(search.text.map(EmployeeListText.noMatch) ?? EmployeeListText.empty)
    }
    for (employee, refusal) in refusals(hiddenBy: search) {
      words.append(EmployeeListText.refusal(refusal, name: employee.name))
    }
    if failure != nil { words.append("[\(ButtonTitle.retry.text)]") }
    return words
  }
}
