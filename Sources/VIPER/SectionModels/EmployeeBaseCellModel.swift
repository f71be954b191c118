/// The model of a row: it says which cell shows it, and how high the row is.
///
/// A base class, as in the article: a list holds its rows in half the memory that values of a protocol
/// would take, and to ask one for its cell is one call.
///
/// **Article** "VIPER and UITableView": `CellIdentifiable` and `EmployeeBaseCellModel`, whose height
/// is called `automaticHeight`, and whose identifier is empty until a subclass overrides it; here, a
/// model without one stops the program.
class EmployeeBaseCellModel {
  init() {}

  /// The name of the kind of cell.
  var cellIdentifier: String {
    fatalError("\(Self.self) must say which cell shows it")
  }

  /// The lines of the row; −1 for as many as the cell draws.
  var cellHeight: Int { -1 }
}
