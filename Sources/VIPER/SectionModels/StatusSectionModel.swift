import EmployeePresentation

/// What the section of the status reports.
protocol StatusSectionDelegate: AnyObject {
  func retryTapped()
}

// MARK: -

/// The section above the employees: it makes the messages, and offers to load again.
final class StatusSectionModel {
  let rows: [EmployeeListRow<Button>]

  private weak var delegate: (any StatusSectionDelegate)?

  init(_ presentation: EmployeeListPresentation, delegate: any StatusSectionDelegate) {
    rows = Self.rows(of: presentation)
    self.delegate = delegate
  }

  // MARK: - Rows

  private static func rows(of presentation: EmployeeListPresentation) -> [EmployeeListRow<Button>] {
    var rows = presentation.messages.map(EmployeeListRow<Button>.message)
    if presentation.canRetry { rows.append(.button(title: EmployeeListText.retry, .retry)) }
    return rows
  }

  // MARK: - Taps

  nonisolated enum Button: Equatable {
    case retry
  }

  func tapped(_ button: Button) {
    switch button {
    case .retry: delegate?.retryTapped()
    }
  }
}
