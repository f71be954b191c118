import Employees

/// The model of the section of one employee.
final class EmployeeSectionModel: SectionRowsRepresentable {
  let rows: [any CellIdentifiable]

  private let employee: Employee
  private weak var delegate: (any EmployeeSectionModelDelegate)?

  init(_ employee: Employee, delegate: any EmployeeSectionModelDelegate) {
    self.employee = employee
    self.delegate = delegate
    rows = Self.rows(of: employee, delegate: delegate)
  }

  var identifier: EmployeeListSectionID { .employee(employee.id) }

  func hasSameContent(as other: any SectionRowsRepresentable) -> Bool {
    (other as? EmployeeSectionModel)?.employee == employee
  }

  // MARK: - Rows

  private static func rows(
    of employee: Employee, delegate: any EmployeeSectionModelDelegate
  ) -> [any CellIdentifiable] {
    var rows: [any CellIdentifiable] = [EmployeeInfoCellModel(employee)]
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

  let isSelectable = true

  func selected() {
    delegate?.employeeSelected(employee)
  }

  // MARK: - Deleting

  let isEditable = true

  func swiped() {
    delegate?.employeeSwiped(employee.id)
  }
}
