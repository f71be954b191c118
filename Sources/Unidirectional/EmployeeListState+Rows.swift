import Employees

// What the view shows of a state: a title, headers and rows.
extension EmployeeListState {
  var title: String {
    EmployeeListText.title(shown: list.shown.count, of: list.count, isSearching: isSearching)
  }

  /// The loading, empty or error message, `nil` for none.
  var message: String? {
    if let refusal { return EmployeeListText.refusal(refusal.error, name: refusal.name) }
    switch load {
    case .loading:
      return EmployeeListText.loading
    case .failed(let error):
      return EmployeeListText.failure(error)
    case .loaded:
      guard list.shown.isEmpty else { return nil }
      return list.searchText.map(EmployeeListText.noMatch) ?? EmployeeListText.empty
    }
  }

  // MARK: - Rows

  /// The sections with their rows, from first to last.
  var sections: [(id: EmployeeListSection, rows: [EmployeeListRow])] {
    [(.status, statusRows)] + list.shown.map { (.employee($0.id), rows(of: $0)) }
  }

  /// The header texts by employee id.
  var headers: [Employee.ID: String] {
    showsInitials ? list.shown.initials : [:]
  }

  private var statusRows: [EmployeeListRow] {
    var rows: [EmployeeListRow] = []
    if message != nil { rows.append(.message) }
    if case .failed = load { rows.append(.retry) }
    return rows
  }

  private func rows(of employee: Employee) -> [EmployeeListRow] {
    var rows = [EmployeeListRow.info(employee.id)]
    rows += employee.workplaces.indices.map { .workplace(employee.id, number: $0) }
    if employee.phone != nil { rows.append(.call(employee.id)) }
    if employee.email != nil { rows.append(.write(employee.id)) }
    return rows
  }
}
