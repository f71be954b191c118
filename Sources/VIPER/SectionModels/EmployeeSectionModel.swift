import EmployeePresentation
import Employees

/// What the section of an employee reports: what a person does with its rows.
protocol EmployeeSectionDelegate: AnyObject {
  func callTapped(_ id: Employee.ID)
  func writeTapped(_ id: Employee.ID)
  func employeeSelected(_ id: Employee.ID)
  func deleteTapped(_ id: Employee.ID)
}

// MARK: -

/// The section of an employee: it makes their rows, and adds their id to what a person does.
final class EmployeeSectionModel {
  let employeeID: Employee.ID
  let rows: [EmployeeListRow<Button>]

  private weak var delegate: (any EmployeeSectionDelegate)?

  init(
    _ employee: Employee, _ presentation: EmployeeListPresentation,
    delegate: any EmployeeSectionDelegate
  ) {
    employeeID = employee.id
    rows = Self.rows(of: employee, presentation)
    self.delegate = delegate
  }

  // MARK: - Rows

  private static func rows(
    of employee: Employee, _ presentation: EmployeeListPresentation
  ) -> [EmployeeListRow<Button>] {
    var rows: [EmployeeListRow<Button>] = [
      .info(photo: employee.photo, name: employee.name, specialization: employee.specialization)
    ]
    if let refusal = presentation.refusal(of: employee) { rows.append(.message(refusal)) }
    rows += employee.workplaces.map(EmployeeListRow.workplace)
    if employee.phone != nil { rows.append(.button(title: EmployeeListText.call, .call)) }
    if employee.email != nil { rows.append(.button(title: EmployeeListText.write, .write)) }
    return rows
  }

  // MARK: - Taps

  /// A button, named by what a tap on it asks for; the section knows whose it is.
  nonisolated enum Button: Equatable {
    case call
    case write
  }

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
