import ListRendering

/// The one that knows which cell shows which view model.
///
/// **Article** "Adapting UITableView to MVVM": `AdaptedCellFactoryProtocol`, with
/// `generateCell(viewModel:tableView:for:)`.
protocol AdaptedCellFactory: AnyObject {
  /// The kinds of cell that the factory makes; the table registers them.
  var cellTypes: [any AdaptedCell.Type] { get }

  /// The cell for a row, filled.
  func makeCell(
    for viewModel: AdaptedCellViewModel, in tableView: TableView, at indexPath: IndexPath
  ) -> TableViewCell
}
