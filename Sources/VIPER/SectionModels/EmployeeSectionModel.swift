import Employees

/// What the section model of an employee reports: what a person does with its rows.
///
/// Class-bound, so that the section can hold it weakly.
protocol EmployeeSectionDelegate: AnyObject {
  func callTapped(_ id: Employee.ID)
  func writeTapped(_ id: Employee.ID)
  func employeeSelected(_ id: Employee.ID)
  func deleteTapped(_ id: Employee.ID)
}

// MARK: -

/// The section of an employee: it makes their rows, and adds their id to what a person does.
///
/// It is an object, as in the article. A structure would copy its weak delegate each time a row is read.
final class EmployeeSectionModel: Equatable {
  let employeeID: Employee.ID
  let rows: [Row]

  private weak var delegate: (any EmployeeSectionDelegate)?

  init(
    _ employee: Employee, refusal: EmployeeServiceError?, delegate: any EmployeeSectionDelegate
  ) {
    employeeID = employee.id
    rows = Self.rows(of: employee, refusal: refusal)
    self.delegate = delegate
  }

  // MARK: - Rows

  /// A row of an employee.
  ///
  /// Rows are values, so two versions of a section can be compared, and only the sections that differ
  /// are shown again.
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

  /// Returns whether two sections show the same of the same employee.
  ///
  /// A cell in view keeps the section model that filled it, also after an equal one has taken its
  /// place. That is harmless, because a model never changes and both have the same delegate.
  static func == (one: EmployeeSectionModel, other: EmployeeSectionModel) -> Bool {
    one.employeeID == other.employeeID && one.rows == other.rows
  }

  private static func rows(of employee: Employee, refusal: EmployeeServiceError?) -> [Row] {
    var rows: [Row] = [
      .info(photo: employee.photo, name: employee.name, specialization: employee.specialization)
    ]
    if let refusal {
      rows.append(.message(EmployeeListText.refusal(refusal, name: employee.name)))
    }
    rows += employee.workplaces.map(Row.workplace)
    if employee.phone != nil { rows.append(.button(title: EmployeeListText.call, .call)) }
    if employee.email != nil { rows.append(.button(title: EmployeeListText.write, .write)) }
    return rows
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
