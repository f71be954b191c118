/// A cell that shows a model.
///
/// **Article** "VIPER and UITableView": `ModelRepresentable`.
protocol ModelRepresentable: AnyObject {
  var model: EmployeeBaseCellModel? { get set }
}
