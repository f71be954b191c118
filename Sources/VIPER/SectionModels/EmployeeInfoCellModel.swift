import Employees

/// The model of the row that names an employee.
///
/// **Article** "VIPER and UITableView": `EmployeeBaseInfoCellModel`.
final class EmployeeInfoCellModel: AutomaticHeight {
  static let identifier = "EmployeeInfoCell"

  var cellIdentifier: String { Self.identifier }
  let photo: String?
  let name: String
  let specialization: String

  init(_ employee: Employee) {
    photo = employee.photo
    name = employee.name
    specialization = employee.specialization
  }
}
