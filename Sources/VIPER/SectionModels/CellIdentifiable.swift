/// The model of a row: it says which cell shows it, and how high the row is.
///
/// **Article** "VIPER and UITableView": `CellIdentifiable`.
protocol CellIdentifiable: AnyObject {
  var cellIdentifier: String { get }

  /// The lines of the row; −1 for as many as the cell draws.
  var cellHeight: Int { get }
}
