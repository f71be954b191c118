// MARK: - Rows

/// A row of a section.
///
/// Rows are values, so two versions of a section can be compared, and only the sections that differ
/// are shown again. They belong to no actor, so that any code may make and compare them.
nonisolated enum EmployeeListRow: Equatable {
  case info(photo: String?, name: String, specialization: String)
  case workplace(String)
  case message(String)
  case button(title: String, Button)

  /// A button, named by what a tap on it asks for; the section knows whose it is.
  enum Button: Equatable {
    case call
    case write
    case retry
  }
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
