import Employees

/// A section of the list, with its rows.
struct EmployeeListSection: Identifiable, Equatable {
  /// A row and its content.
  enum Row: Equatable {
    case message(String)
    case retry
    case info(Employee)
    case workplace(String)
    case call(phone: String, Employee.ID)
    case write(address: String, Employee.ID)
  }

  enum ID: Hashable {
    case status
    case employee(Employee.ID)
  }

  /// The employee, `nil` for the status section.
  let employee: Employee?

  let rows: [Row]

  /// The text above the section, `nil` for none.
  let header: String?

  var id: ID { employee.map { .employee($0.id) } ?? .status }
}

// MARK: - Rows

extension EmployeeListSection {
  /// Creates the section of an employee.
  init(_ employee: Employee, header: String?) {
    self.employee = employee
    self.header = header
    var rows = [Row.info(employee)]
    rows += employee.workplaces.map(Row.workplace)
    if let phone = employee.phone { rows.append(.call(phone: phone, employee.id)) }
    if let email = employee.email { rows.append(.write(address: email, employee.id)) }
    self.rows = rows
  }

  /// Creates the status section, which has no rows if there is nothing to say.
  init(message: String?, canRetry: Bool) {
    employee = nil
    header = nil
    var rows: [Row] = []
    if let message { rows.append(.message(message)) }
    if canRetry { rows.append(.retry) }
    self.rows = rows
  }
}
