import Employees

/// A section of the list.
enum EmployeeListSection: Equatable {
  /// The section above the employees, without rows if there is nothing to say.
  case status(message: String?, canRetry: Bool)

  case employee(Employee)
}

// MARK: -

extension EmployeeListSection: Identifiable {
  /// The id of the employee, `nil` for the status section.
  var id: Employee.ID? { employee?.id }

  var employee: Employee? {
    switch self {
    case .status: nil
    case .employee(let employee): employee
    }
  }
}

// MARK: - Rows

extension EmployeeListSection {
  /// A row and its content.
  enum Row {
    case message(String)
    case retry
    case info(Employee)
    case workplace(String)
    case call(phone: String, Employee.ID)
    case write(address: String, Employee.ID)
  }

  var rows: [Row] {
    switch self {
    case .status(let message, let canRetry):
      var rows: [Row] = []
      if let message { rows.append(.message(message)) }
      if canRetry { rows.append(.retry) }
      return rows
    case .employee(let employee):
      var rows = [Row.info(employee)]
      rows += employee.workplaces.map(Row.workplace)
      if let phone = employee.phone { rows.append(.call(phone: phone, employee.id)) }
      if let email = employee.email { rows.append(.write(address: email, employee.id)) }
      return rows
    }
  }
}
