import Employees

/// The model of the section of one employee.
final class EmployeeSectionModel: SectionRowsRepresentable {
  let rows: [any CellIdentifiable]

  private let employee: Employee
  private let refusal: String?
  private weak var delegate: (any EmployeeSectionModelDelegate)?

  /// Creates the model of a section; `refusal` says why the employee could not be deleted.
  init(_ employee: Employee, refusal: String?, delegate: any EmployeeSectionModelDelegate) {
    self.employee = employee
    self.refusal = refusal
    self.delegate = delegate
    rows = Self.rows(of: employee, refusal: refusal, delegate: delegate)
  }

  var identifier: EmployeeListSectionID { .employee(employee.id) }

  func hasSameContent(as other: any SectionRowsRepresentable) -> Bool {
    guard let other = other as? EmployeeSectionModel else { return false }
    return employee == other.employee && refusal == other.refusal
  }

  // MARK: - Rows

  private static func rows(
    of employee: Employee, refusal: String?, delegate: any EmployeeSectionModelDelegate
  ) -> [any CellIdentifiable] {
    var rows: [any CellIdentifiable] = [EmployeeInfoCellModel(employee)]
    if let refusal { rows.append(MessageCellModel(message: refusal)) }
    rows += employee.workplaces.map(EmployeeWorkplaceCellModel.init)
    if let phone = employee.phone {
      rows.append(
        ButtonCellModel(title: EmployeeListText.call) { [weak delegate] in
          delegate?.callTapped(phone, employee: employee.id)
        })
    }
    if let email = employee.email {
      rows.append(
        ButtonCellModel(title: EmployeeListText.write) { [weak delegate] in
          delegate?.writeTapped(email, employee: employee.id)
        })
    }
    return rows
  }

  // MARK: - Selection

  func selected() {
    delegate?.employeeSelected(employee)
  }

  // MARK: - Deleting

  let isEditable = true

  func deleteTapped() {
    delegate?.deleteTapped(employee.id)
  }
}
