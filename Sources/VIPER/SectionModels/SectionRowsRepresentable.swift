/// The model of a section: the models of its rows, and what a person can do with it.
///
/// **Article** "VIPER and UITableView": `SectionRowsRepresentable`, with the rows alone.
protocol SectionRowsRepresentable: AnyObject {
  var rows: [any CellIdentifiable] { get }

  /// The name of the section, which stays the same when it moves.
  var identifier: String { get }

  /// Tells whether the rows can be selected and deleted.
  var isInteractive: Bool { get }

  func selected()
  func deleted()
}
