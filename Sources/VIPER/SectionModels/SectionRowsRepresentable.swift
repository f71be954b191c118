/// The model of a section: the models of its rows.
///
/// **Article** "VIPER and UITableView": `SectionRowsRepresentable`.
protocol SectionRowsRepresentable: AnyObject {
  var rows: [any CellIdentifiable] { get }
}
