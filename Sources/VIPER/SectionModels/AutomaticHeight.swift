/// A row that is as high as its cell draws.
///
/// **Article** "VIPER and UITableView": `EmployeeBaseCellModel`, a base class there, whose identifier
/// is empty until a subclass overrides it; a model without an identifier does not compile here.
protocol AutomaticHeight: CellIdentifiable {}

// MARK: -

extension AutomaticHeight {
  var cellHeight: Int { -1 }
}
