import Employees

/// A section model that makes the rows of the status, and reports the taps to its delegate.
final class StatusSectionModel: Equatable {
  let rows: [Row]

  private weak var delegate: (any StatusSectionDelegate)?

  init(
    _ roster: EmployeeRoster, _ search: EmployeeSearch, shown employees: [Employee],
    delegate: any StatusSectionDelegate
  ) {
    rows = Self.rows(roster, search, shown: employees)
    self.delegate = delegate
  }

  // MARK: - Rows

  nonisolated enum Row: Equatable {
    case message(String)
    case retry(ButtonTitle)
  }

  static func == (lhs: StatusSectionModel, rhs: StatusSectionModel) -> Bool {
    lhs.rows == rhs.rows
  }

  private static func rows(
    _ roster: EmployeeRoster, _ search: EmployeeSearch, shown employees: [Employee]
  ) -> [Row] {
    var rows: [Row] = []
    if let failure = roster.failure {
      rows.append(.message(EmployeeListText.failure(failure)))
    } else if !roster.isLoaded {
      rows.append(.message(EmployeeListText.loading))
    }
    if roster.isLoaded, employees.isEmpty {
      let message = search.text.map(EmployeeListText.noMatch) ?? EmployeeListText.empty
      rows.append(.message(message))
    }
    for (employee, refusal) in roster.refusals(hiddenBy: search) {
      rows.append(.message(EmployeeListText.refusal(refusal, name: employee.name)))
    }
    if roster.failure != nil { rows.append(.retry(ButtonTitle.retry)) }
    return rows
  }

  // MARK: - Taps

  func retryTapped() {
    delegate?.retryTapped()
  }
}
