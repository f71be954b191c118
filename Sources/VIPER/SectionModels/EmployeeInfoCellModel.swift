import Employees

/// The model of the row that names an employee.
///
/// **Article** "VIPER and UITableView": `EmployeeBaseInfoCellModel`.
final class EmployeeInfoCellModel: EmployeeBaseCellModel {
  static let identifier = "EmployeeInfoCell"

  override var cellIdentifier: String { Self.identifier }
  let photo: String?
  let name: String
  let specialization: String

  init(_ employee: Employee) {
    photo = employee.photo
    name = employee.name
    specialization = employee.specialization
  }
}
