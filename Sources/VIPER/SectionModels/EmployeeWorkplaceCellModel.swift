/// The model of the row that names a workplace.
///
/// **Article** "VIPER and UITableView": `EmployeeWorkplaceCellModel`.
final class EmployeeWorkplaceCellModel: AutomaticHeight {
  var cellIdentifier: String { "EmployeeWorkplaceCell" }
  let workplace: String

  init(_ workplace: String) {
    self.workplace = workplace
  }
}
