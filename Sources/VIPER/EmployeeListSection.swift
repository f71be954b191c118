import Employees

// MARK: - Rows

/// What a section shows, row by row.
///
/// Rows are values, so two versions of a section can be compared, and only the sections that differ
/// are shown again. They belong to no actor, so that any code may make and compare them.
nonisolated struct EmployeeListSection: Identifiable, Equatable {
  let id: EmployeeListSectionID
  let rows: [Row]

  enum Row: Equatable {
    case info(photo: String?, name: String, specialization: String)
    case workplace(String)
    case message(String)
    case button(title: String, Button)
  }

  /// A button, named by what a tap on it asks for.
  enum Button: Equatable {
    case call(Employee.ID)
    case write(Employee.ID)
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
