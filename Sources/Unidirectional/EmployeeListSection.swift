import EmployeePresentation
import Employees

// MARK: - Rows

/// What a section shows, row by row.
///
/// Rows are values, so two versions of a section can be compared, and only the sections that differ
/// are shown again.
struct EmployeeListSection: Identifiable, Equatable {
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

extension EmployeeListSection {
  /// Returns the section of the status, and below it one for each employee who is shown.
  static func all(
    of list: EmployeeList, _ presentation: EmployeeListPresentation
  ) -> [EmployeeListSection] {
    let employeeSections = list.employees.map { EmployeeListSection($0, presentation) }
    return [EmployeeListSection(status: presentation)] + employeeSections
  }

  /// Creates the section of the status.
  init(status presentation: EmployeeListPresentation) {
    id = .status
    var rows = presentation.messages.map(Row.message)
    if presentation.canRetry { rows.append(.button(title: EmployeeListText.retry, .retry)) }
    self.rows = rows
  }

  /// Creates the section of an employee.
  init(_ employee: Employee, _ presentation: EmployeeListPresentation) {
    id = .employee(employee.id)
    var rows: [Row] = [
      .info(photo: employee.photo, name: employee.name, specialization: employee.specialization)
    ]
    if let refusal = presentation.refusal(of: employee) { rows.append(.message(refusal)) }
    rows += employee.workplaces.map(Row.workplace)
    if employee.phone != nil {
      rows.append(.button(title: EmployeeListText.call, .call(employee.id)))
    }
    if employee.email != nil {
      rows.append(.button(title: EmployeeListText.write, .write(employee.id)))
    }
    self.rows = rows
  }
}

extension EmployeeListSection.Row {
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
