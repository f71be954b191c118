import Employees

/// A section model that makes the rows of the status, and reports the taps to its delegate.
final class StatusSectionModel: Equatable {
  let rows: [Row]

  private weak var delegate: (any StatusSectionDelegate)?

  init(_ result: EmployeeListResult, delegate: any StatusSectionDelegate) {
    rows = Self.rows(result)
    self.delegate = delegate
  }

  // MARK: - Rows

  nonisolated enum Row: Equatable {
    case message(String)
    case retry
  }

  static func == (lhs: StatusSectionModel, rhs: StatusSectionModel) -> Bool {
    lhs.rows == rhs.rows
  }

  private static func rows(_ result: EmployeeListResult) -> [Row] {
    var rows: [Row] = []
    if let failure = result.failure {
      rows.append(.message(EmployeeListText.failure(failure)))
    } else if !result.isLoaded {
      rows.append(.message(EmployeeListText.loading))
    }
    if result.isLoaded, result.employees.isEmpty {
      let message = result.searchText.map(EmployeeListText.noMatch) ?? EmployeeListText.empty
      rows.append(.message(message))
    }
    for (employee, refusal) in result.hiddenRefusals {
      rows.append(.message(EmployeeListText.refusal(refusal, name: employee.name)))
    }
    if result.failure != nil { rows.append(.retry) }
    return rows
  }

  // MARK: - Taps

  func retryTapped() {
    delegate?.retryTapped()
  }
}
