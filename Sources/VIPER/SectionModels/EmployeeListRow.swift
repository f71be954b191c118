// MARK: - Rows

/// A row of a section, which offers the buttons of its section only.
///
/// Rows are values, so two versions of a section can be compared, and only the sections that differ
/// are shown again. They belong to no actor, so that any code may make and compare them.
nonisolated enum EmployeeListRow<Button: Equatable>: Equatable {
  case info(photo: String?, name: String, specialization: String)
  case workplace(String)
  case message(String)
  case button(title: String, Button)
}

nonisolated extension EmployeeListRow {
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
