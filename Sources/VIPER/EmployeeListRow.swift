// MARK: - Rows

/// A row of a section.
///
/// Rows are values, so two versions of a section can be compared, and only the sections that differ
/// are shown again.
enum EmployeeListRow: Equatable {
  case info(photo: String?, name: String, specialization: String)
  case workplace(String)
  case message(String)
  case button(title: String, Button)
  case retry(title: String)

  /// A button of an employee, named by what a tap on it asks for; the section knows of whom.
  enum Button {
    case call
    case write
  }
}

extension EmployeeListRow {
  // MARK: - Selection

  /// Whether a tap opens the profile of the employee.
  var isSelectable: Bool {
    switch self {
    case .info, .workplace: true
    case .message, .button, .retry: false
    }
  }

  // MARK: - Deleting

  /// Whether a swipe deletes the employee.
  var isDeletable: Bool {
    switch self {
    case .info: true
    case .workplace, .message, .button, .retry: false
    }
  }
}
