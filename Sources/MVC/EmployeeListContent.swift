import Employees

/// What the screen shows: a title, an item for the status, and one for each employee.
///
/// **Knows** the data of the model, and the status of the screen.
///
/// **Never knows** the model, a cell or the table.
///
/// **Article** None: the article has no loading, empty or error message.
struct EmployeeListContent {
  let title: String

  /// The items, one for each section.
  let items: [EmployeeListItem]

  /// The place of the status; the employees follow it.
  static let statusIndex = 0

  init(_ data: EmployeeListData, _ status: EmployeeListStatus, showsInitials: Bool) {
    title = EmployeeListText.title(
      shown: data.employees.count, of: data.totalCount, isSearching: data.searchText != nil)
    let canRetry = if case .failed = status.load { true } else { false }
    let statusItem = EmployeeListItem(message: Self.message(data, status), canRetry: canRetry)
    let initials = showsInitials ? data.employees.initials : [:]
    items = [statusItem] + data.employees.map { EmployeeListItem($0, initial: initials[$0.id]) }
  }

  // MARK: - Rows

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
