/// The model of the row that names a workplace.
///
/// **Article** "VIPER and UITableView": `EmployeeWorkplaceCellModel`.
final class EmployeeWorkplaceCellModel: AutomaticHeight {
  static let identifier = "EmployeeWorkplaceCell"

  var cellIdentifier: String { Self.identifier }
  let workplace: String

  init(_ workplace: String) {
    self.workplace = workplace
  }
}
