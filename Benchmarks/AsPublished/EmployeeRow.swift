import EmployeeViews
import Employees

/// What one row of the list shows, before any mechanism has made its own model of it.
nonisolated enum EmployeeRow {
  case info(Employee)
  case workplace(String)
  case call(phone: String)
  case write(email: String)

  /// The name of the cell that shows the row.
  var cellIdentifier: String {
    switch self {
    case .info: "EmployeeInfoCell"
    case .workplace: "EmployeeWorkplaceCell"
    case .call, .write: "ButtonCell"
    }
  }

  /// The words of the row, without the second line of the first one.
  var text: String {
    switch self {
    case .info(let employee): employee.name
    case .workplace(let workplace): workplace
    case .call: EmployeeListText.call
    case .write: EmployeeListText.write
    }
  }
}

// MARK: -

extension Employee {
  /// The rows of the employee, from top to bottom.
  var rows: [EmployeeRow] {
    [.info(self)] + workplaces.map { .workplace($0) }
      + (phone.map { [.call(phone: $0)] } ?? []) + (email.map { [.write(email: $0)] } ?? [])
  }
}

// MARK: -

extension Workload {
  /// The rows of all employees, from top to bottom.
  var rows: [EmployeeRow] { employees.flatMap(\.rows) }

  /// What every row has to come to, a line each.
  func lines(_ answer: (EmployeeRow) -> String) -> String {
    rows.map { "\(answer($0))\n" }.joined()
  }
}
