import Employees

/// Receives taps, selection and deletion in the section of an employee.
///
/// **Article** "VIPER and UITableView": `EmployeeSectionModelDelegate`, with
/// `didTapCall(withPhone:)` and `didTapText(withEmail:)`.
protocol EmployeeSectionModelDelegate: AnyObject {
  func callTapped(_ phone: String, employee id: Employee.ID)
  func writeTapped(_ address: String, employee id: Employee.ID)
  func employeeSelected(_ employee: Employee)
  func employeeDeleted(_ id: Employee.ID)
}

// MARK: -

/// The model of the section of one employee.
///
/// **Knows** the employee, the models of the rows, and a delegate that receives the taps.
///
/// **Never knows** that the delegate is the presenter.
///
/// **Article** "VIPER and UITableView": `EmployeeSectionModel`.
final class EmployeeSectionModel: SectionRowsRepresentable {
  private(set) lazy var rows = makeRows()

  let header: String?

  private let employee: Employee
  private let portraits: PortraitAssembly?
  private weak var delegate: (any EmployeeSectionModelDelegate)?

  init(
    _ employee: Employee, header: String?, portraits: PortraitAssembly?,
    delegate: any EmployeeSectionModelDelegate
  ) {
    self.employee = employee
    self.header = header
    self.portraits = portraits
    self.delegate = delegate
  }

  // MARK: - Rows

  private func makeRows() -> [any CellIdentifiable] {
    var rows: [any CellIdentifiable] = [
      EmployeeInfoCellModel(employee, portraits: portraits)
    ]
    rows += employee.workplaces.map { EmployeeWorkplaceCellModel($0) }
    if let phone = employee.phone { rows.append(callButtonCellModel(phone)) }
    if let email = employee.email { rows.append(writeButtonCellModel(email)) }
    return rows
  }

  // MARK: - Taps

  // The actions capture the delegate and not the section, because the button in a visible cell
  // still works after a newer section has replaced this one.

  private func callButtonCellModel(_ phone: String) -> ButtonCellModel {
    ButtonCellModel(title: EmployeeListText.call) { [weak delegate, id = employee.id] in
      delegate?.callTapped(phone, employee: id)
    }
  }

  private func writeButtonCellModel(_ address: String) -> ButtonCellModel {
    ButtonCellModel(title: EmployeeListText.write) { [weak delegate, id = employee.id] in
      delegate?.writeTapped(address, employee: id)
    }
  }

  // MARK: - Updating

  var identifier: SectionIdentifier { .employee(employee.id) }

  func hasSameContent(as other: any SectionRowsRepresentable) -> Bool {
    guard let other = other as? EmployeeSectionModel else { return false }
    return employee == other.employee && header == other.header
  }

  // MARK: - Selection

  let canSelect = true

  func selected() {
    delegate?.employeeSelected(employee)
  }

  // MARK: - Deleting

  let canDelete = true

  func deleted() {
    delegate?.employeeDeleted(employee.id)
  }
}
