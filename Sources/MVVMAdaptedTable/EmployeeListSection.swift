import Employees

// MARK: - Rows

/// The rows of an employee, or of the status of the list.
///
/// Sections are compared as values, so the table updates only those that have changed.
nonisolated struct EmployeeListSection: AdaptedSection {
  let id: EmployeeListSectionID
  let rows: [Row]

  enum Row: Equatable {
    case info(photo: String?, name: String, specialization: String)
    case workplace(String)
    case message(String)
    case button(ButtonTitle, Button)
  }

  /// A button, named by what it does.
  enum Button: Equatable {
    case contact(Contact)
    case retry
  }
}

nonisolated extension EmployeeListSection.Row {
  // MARK: - Selection

  /// Whether a tap opens the profile of the employee.
  var isSelectable: Bool {
    switch self {
    case .info, .workplace: true
    case .message, .button: false
    }
  }

  // MARK: - Deleting

  /// Whether a swipe deletes the employee.
  var isDeletable: Bool {
    switch self {
    case .info: true
    case .workplace, .message, .button: false
    }
  }
}
