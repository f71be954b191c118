import Employees

/// What the section model of the status reports.
///
/// Class-bound, so that the section can hold it weakly.
protocol StatusSectionDelegate: AnyObject {
  func retryTapped()
}

// MARK: -

/// The section above the employees: it makes the rows of the status, and reports a tap on Retry.
final class StatusSectionModel: Equatable {
  let rows: [Row]

  private weak var delegate: (any StatusSectionDelegate)?

  /// Creates a section of given rows; the chapter Workplaces has others.
  init(rows: [Row], delegate: any StatusSectionDelegate) {
    self.rows = rows
    self.delegate = delegate
  }

  convenience init(
    _ list: EmployeeList, _ status: EmployeeListStatus, delegate: any StatusSectionDelegate
  ) {
    self.init(rows: Self.rows(list, status), delegate: delegate)
  }

  // MARK: - Rows

  /// A row of the status.
  nonisolated enum Row: Equatable {
    case message(String)
    case retry(title: String)
  }

  /// Returns whether two sections show the same.
  static func == (one: StatusSectionModel, other: StatusSectionModel) -> Bool {
    one.rows == other.rows
  }

  private static func rows(_ list: EmployeeList, _ status: EmployeeListStatus) -> [Row] {
    var rows: [Row] = []
    if let failure = status.failure {
      rows.append(.message(EmployeeListText.failure(failure)))
    } else if !list.isLoaded {
      rows.append(.message(EmployeeListText.loading))
    }
    if list.isLoaded, list.employees.isEmpty {
      let message = list.searchText.map(EmployeeListText.noMatch) ?? EmployeeListText.empty
      rows.append(.message(message))
    }
    for (employee, error) in status.refusals(hiddenIn: list) {
      rows.append(.message(EmployeeListText.refusal(error, name: employee.name)))
    }
    if status.failure != nil { rows.append(.retry(title: EmployeeListText.retry)) }
    return rows
  }

  // MARK: - Taps

  func retryTapped() {
    delegate?.retryTapped()
  }
}
