import Employees

// MARK: - Rows

/// The section of an employee, which adds their id to what a person does.
final class EmployeeSectionModel {
  let employeeID: Employee.ID
  let rows: [Row]

  private weak var delegate: (any EmployeeSectionDelegate)?

  init(_ employeeID: Employee.ID, rows: [Row], delegate: any EmployeeSectionDelegate) {
    self.employeeID = employeeID
    self.rows = rows
    self.delegate = delegate
  }

  /// A row, which is a value that belongs to no actor, so that any code may make and compare it.
  nonisolated enum Row: Equatable {
    case info(photo: String?, name: String, specialization: String)
    case workplace(String)
    case message(String)
    case button(title: String, Button)
  }

  /// A button, named by what a tap on it asks for; the section knows whose it is.
  nonisolated enum Button: Equatable {
    case call
    case write
  }

  // MARK: - Taps

  func tapped(_ button: Button) {
    switch button {
    case .call: delegate?.callTapped(employeeID)
    case .write: delegate?.writeTapped(employeeID)
    }
  }

  // MARK: - Selection

  func selected() {
    delegate?.employeeSelected(employeeID)
  }

  // MARK: - Deleting

  func deleteTapped() {
    delegate?.deleteTapped(employeeID)
  }
}

nonisolated extension EmployeeSectionModel.Row {
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
