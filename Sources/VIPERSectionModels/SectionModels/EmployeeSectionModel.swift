import Employees

/// A section model that makes the rows of an employee, and reports the taps to its delegate, with
/// the employee's id.
final class EmployeeSectionModel: Equatable {
  let employeeID: Employee.ID
  let rows: [Row]

  private weak var delegate: (any EmployeeSectionDelegate)?

  init(
    _ employee: Employee, refusal: EmployeeRefusal?, delegate: any EmployeeSectionDelegate
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
    case contact(ButtonTitle, Contact)
  }

  static func == (lhs: EmployeeSectionModel, rhs: EmployeeSectionModel) -> Bool {
    lhs.employeeID == rhs.employeeID && lhs.rows == rhs.rows
  }

  private static func rows(of employee: Employee, refusal: EmployeeRefusal?) -> [Row] {
    var rows: [Row] = [
      .info(
        photo: employee.photo, name: EmployeeListText.name(of: employee),
        specialization: employee.specialization)
    ]
    if let refusal {
      rows.append(.message(EmployeeListText.refusal(refusal, name: employee.name)))
    }
    rows += employee.workplaces.map(Row.workplace)
    if let phone = employee.phone {
      let call = Contact.call(phone, employee: employee.id)
      rows.append(.contact(.call(employee.name), call))
    }
    if let email = employee.email {
      let letter = Contact.write(email, employee: employee.id)
      rows.append(.contact(.write(to: employee.name), letter))
    }
    return rows
  }

  // MARK: - Taps

  func tapped(_ contact: Contact) {
    delegate?.contactTapped(contact)
  }

  // MARK: - Selection

  func isSelectable(_ row: Int) -> Bool {
    switch rows[row] {
    case .info, .workplace: true
    case .message, .contact: false
    }
  }

  func selected() {
    delegate?.employeeSelected(employeeID)
  }

  // MARK: - Deleting

  func isDeletable(_ row: Int) -> Bool {
    switch rows[row] {
    case .info: true
    case .workplace, .message, .contact: false
    }
  }

  func deleteTapped() {
    delegate?.deleteTapped(employeeID)
  }
}
