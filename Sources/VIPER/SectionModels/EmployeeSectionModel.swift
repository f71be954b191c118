import Employees

/// The model of the section of one employee.
///
/// **Knows** the rows of the employee, and a delegate that answers their buttons.
///
/// **Never knows** that the delegate is the presenter.
///
/// **Article** "VIPER and UITableView": `EmployeeSectionModel`.
final class EmployeeSectionModel: SectionModel {
  weak var delegate: (any EmployeeSectionModelDelegate)?

  private let id: Employee.ID

  // MARK: - Counting

  init(_ employee: Employee) {
    id = employee.id
    super.init()
    var rows: [EmployeeBaseCellModel] = []
    rows.reserveCapacity(employee.workplaces.count + 3)
    rows.append(EmployeeInfoCellModel(employee))
    for workplace in employee.workplaces { rows.append(EmployeeWorkplaceCellModel(workplace)) }
    if employee.phone != nil { rows.append(CallCellModel(self)) }
    if employee.email != nil { rows.append(WriteCellModel(self)) }
    self.rows = rows
  }

  // MARK: - Taps

  func callTapped() {
    delegate?.callTapped(employee: id)
  }

  func writeTapped() {
    delegate?.writeTapped(employee: id)
  }

  // MARK: - Selection

  override var identifier: String { "\(id)" }

  override var isInteractive: Bool { true }

  override func selected() {
    delegate?.employeeSelected(id)
  }

  // MARK: - Deleting

  override func deleted() {
    delegate?.employeeDeleted(id)
  }
}
