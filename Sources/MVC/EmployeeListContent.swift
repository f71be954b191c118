import Employees

/// What the screen shows: a title, a status section, and an item for each employee.
///
/// **Knows** the data of the model, and the status of the screen.
///
/// **Never knows** the model, a cell or the table.
///
/// **Article** None: the article has no loading, empty or error message.
struct EmployeeListContent {
  enum Section {
    case status([StatusRow])
    case item(EmployeeListItem)

    /// The place of the status section; the items follow it.
    static let statusIndex = 0

    /// The employee of an item, `nil` for the status section.
    var employeeID: Employee.ID? {
      switch self {
      case .status: nil
      case .item(let item): item.employee.id
      }
    }
  }

  enum StatusRow: Equatable {
    case message(String)
    case retry
  }

  let title: String
  let sections: [Section]

  init(_ data: EmployeeListData, _ status: EmployeeListStatus, showsInitials: Bool) {
    title = EmployeeListText.title(
      shown: data.employees.count, of: data.totalCount, isSearching: data.searchText != nil)
    let initials = showsInitials ? data.employees.initials : [:]
    let items = data.employees.map { EmployeeListItem($0, initial: initials[$0.id]) }
    sections = [.status(Self.statusRows(data, status))] + items.map { .item($0) }
  }

  // MARK: - Rows

  private static func statusRows(
    _ data: EmployeeListData, _ status: EmployeeListStatus
  ) -> [StatusRow] {
    var rows: [StatusRow] = []
    if let message = message(data, status) { rows.append(.message(message)) }
    if case .failed = status.load { rows.append(.retry) }
    return rows
  }

  private static func message(_ data: EmployeeListData, _ status: EmployeeListStatus) -> String? {
    if let refusal = status.refusal {
      return EmployeeListText.refusal(refusal.error, name: refusal.name)
    }
    switch status.load {
    case .loading:
      return EmployeeListText.loading
    case .failed(let error):
      return EmployeeListText.failure(error)
    case .loaded:
      guard data.employees.isEmpty else { return nil }
      return data.searchText.map(EmployeeListText.noMatch) ?? EmployeeListText.empty
    }
  }
}
