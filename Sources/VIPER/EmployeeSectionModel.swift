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

/// The model of the section of one employee.
///
/// **Knows** the employee, the models of the rows, and a delegate that receives the taps.
///
/// **Never knows** that the delegate is the presenter.
///
/// **Article** "VIPER and UITableView": `EmployeeSectionModel`.
final class EmployeeSectionModel: SectionRowsRepresentable {
  weak var delegate: (any EmployeeSectionModelDelegate)?

  private let employee: Employee

  init(_ employee: Employee) {
    self.employee = employee
  }

  // Explicit, because an implicit `deinit` goes through the executor of the main actor; see
  // `CellIdentifiable`.
  deinit {}

  // MARK: - Counting

  var rowCount: Int { employee.rowCount }

  private(set) lazy var rows: [any CellIdentifiable] = makeRows()

  private func makeRows() -> [any CellIdentifiable] {
    var rows: [any CellIdentifiable] = []
    rows.reserveCapacity(rowCount)
    rows.append(EmployeeInfoCellModel(employee))
    for workplace in employee.workplaces { rows.append(EmployeeWorkplaceCellModel(workplace)) }
    if let phone = employee.phone { rows.append(callButtonCellModel(phone)) }
    if let email = employee.email { rows.append(writeButtonCellModel(email)) }
    return rows
  }

  // MARK: - Taps

  // The actions capture the delegate and not the section, because a cell may keep its row when the
  // section has been replaced. Weak references to the section would also slow down each use of it.

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

  // MARK: - Selection

  var identifier: SectionIdentifier { .employee(employee.id) }

  var isInteractive: Bool { true }

  func selected() {
    delegate?.employeeSelected(employee)
  }

  // MARK: - Deleting

  func deleted() {
    delegate?.employeeDeleted(employee.id)
  }
}
