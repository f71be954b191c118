import Employees

/// A section model that makes the rows of an employee, and reports the taps to its delegate, with
/// the employee's id.
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

  nonisolated enum Row: Equatable {
    case info(photo: String?, name: String, specialization: String)
    case workplace(String)
    case message(String)
    case button(ButtonTitle, Button)
  }

  /// A button, named by what it does.
  nonisolated enum Button: Equatable {
    case call(String)
    case write(String)
  }

  static func == (lhs: EmployeeSectionModel, rhs: EmployeeSectionModel) -> Bool {
    lhs.employeeID == rhs.employeeID && lhs.rows == rhs.rows
  }

  private static func rows(of employee: Employee, refusal: EmployeeServiceError?) -> [Row] {
    var rows: [Row] = [
      .info(photo: employee.photo, name: employee.name, specialization: employee.specialization)
    ]
    if let refusal {
      rows.append(.message(EmployeeListText.refusal(refusal, name: employee.name)))
    }
    rows += employee.workplaces.map(Row.workplace)
    if let phone = employee.phone {
      rows.append(.button(.call(employee.name), .call(phone)))
    }
    if let email = employee.email {
      rows.append(.button(.write(to: employee.name), .write(email)))
    }
    return rows
  }

  // MARK: - Taps

  func tapped(_ button: Button) {
    switch button {
    case .call(let phone): delegate?.callTapped(phone, employee: employeeID)
    case .write(let address): delegate?.writeTapped(address, employee: employeeID)
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
