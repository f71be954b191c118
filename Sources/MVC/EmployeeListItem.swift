import Employees

/// An item that holds the rows of a section: those of an employee, or of the status.
///
/// **Knows** the employee.
///
/// **Never knows** a cell.
///
/// **Article** "iOS Tableview with MVC", part 1: `DRHTableViewDataModelItem`, which is one row
/// there, and is made by the model.
struct EmployeeListItem {
  /// A row and its content.
  enum Row: Equatable {
    case message(String)
    case retry
    case info(Employee)
    case workplace(String)
    case call(phone: String, Employee.ID)
    case write(address: String, Employee.ID)
  }

  /// The employee, `nil` for the status.
  let employee: Employee?

  /// The initial letter above the rows, `nil` for none.
  let initial: String?

  let rows: [Row]
}

// MARK: - Rows

extension EmployeeListItem {
  /// Creates the item of an employee.
  init(_ employee: Employee, initial: String?) {
    self.employee = employee
    self.initial = initial
    var rows = [Row.info(employee)]
    rows += employee.workplaces.map(Row.workplace)
    if let phone = employee.phone { rows.append(.call(phone: phone, employee.id)) }
    if let email = employee.email { rows.append(.write(address: email, employee.id)) }
    self.rows = rows
  }

  /// Creates the item of the status, which has no rows if there is nothing to say.
  init(message: String?, canRetry: Bool) {
    employee = nil
    initial = nil
    var rows: [Row] = []
    if let message { rows.append(.message(message)) }
    if canRetry { rows.append(.retry) }
    self.rows = rows
  }
}
