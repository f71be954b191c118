import Employees

/// The identifier of a section.
nonisolated enum EmployeeListSection: Hashable {
  /// The section above the employees, without rows if there is nothing to say.
  case status

  case employee(Employee.ID)
}

/// The identifier of a row, which stays the same when the content of the row changes.
nonisolated enum EmployeeListRow: Hashable {
  case message
  case retry
  case info(Employee.ID)
  case workplace(Employee.ID, number: Int)
  case call(Employee.ID)
  case write(Employee.ID)
}

// MARK: - Rows

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

  /// The rows of the status section.
  var statusRows: [EmployeeListRow] {
    var rows: [EmployeeListRow] = []
    if message != nil { rows.append(.message) }
    if case .failed = load { rows.append(.retry) }
    return rows
  }
}

extension Employee {
  /// The rows of the section of this employee.
  var rows: [EmployeeListRow] {
    var rows = [EmployeeListRow.info(id)]
    rows += workplaces.indices.map { EmployeeListRow.workplace(id, number: $0) }
    if phone != nil { rows.append(.call(id)) }
    if email != nil { rows.append(.write(id)) }
    return rows
  }
}
