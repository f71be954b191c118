/// The model of the row that names a workplace.
///
/// **Article** "VIPER and UITableView": `EmployeeWorkplaceCellModel`.
final class EmployeeWorkplaceCellModel: EmployeeBaseCellModel {
  static let identifier = "EmployeeWorkplaceCell"

  override var cellIdentifier: String { Self.identifier }
  let workplace: String

  init(_ workplace: String) {
    self.workplace = workplace
  }
}
