import EmployeePresentation

/// The section above the employees: it makes the messages, and offers to load again.
final class StatusSectionModel: Equatable {
  let rows: [Row]

  private weak var delegate: (any StatusSectionDelegate)?

  init(messages: [String], canRetry: Bool, delegate: any StatusSectionDelegate) {
    rows = Self.rows(messages: messages, canRetry: canRetry)
    self.delegate = delegate
  }

  // MARK: - Rows

  /// A row of the status.
  nonisolated enum Row: Equatable {
    case message(String)
    case button(title: String, Button)
  }

  nonisolated enum Button: Equatable {
    case retry
  }

  /// Returns whether two sections show the same.
  static func == (one: StatusSectionModel, other: StatusSectionModel) -> Bool {
    one.rows == other.rows
  }

  private static func rows(messages: [String], canRetry: Bool) -> [Row] {
    var rows = messages.map(Row.message)
    if canRetry { rows.append(.button(title: EmployeeListText.retry, .retry)) }
    return rows
  }

  // MARK: - Taps

  func tapped(_ button: Button) {
    switch button {
    case .retry: delegate?.retryTapped()
    }
  }
}
