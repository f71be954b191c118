import Employees

/// An item that holds the rows of one employee; `EmployeeListContent` makes it.
///
/// **Knows** the employee.
///
/// **Never knows** a cell.
///
/// **Article** "iOS Tableview with MVC", part 1: `DRHTableViewDataModelItem`, which is one row
/// there, and is made by the model.
struct EmployeeListItem {
  /// A row and its content.
  enum Row {
    case info(Employee)
    case workplace(String)
    case call(phone: String)
    case write(address: String)
  }

  let employee: Employee
  let rows: [Row]

  /// The initial letter above the item, `nil` for none.
  let initial: String?

  // MARK: - Rows

  init(_ employee: Employee, initial: String?) {
    self.employee = employee
    self.initial = initial
    var rows = [Row.info(employee)]
    rows += employee.workplaces.map(Row.workplace)
    if let phone = employee.phone { rows.append(.call(phone: phone)) }
    if let email = employee.email { rows.append(.write(address: email)) }
    self.rows = rows
  }
}
