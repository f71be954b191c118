import ListRendering

/// A maker of the cells of one kind.
///
/// **Article** The series on a reusable data source, part 2: `TableViewCellFabric`.
protocol CellFactory: AnyObject {
  /// The type of view model that the cells show.
  var viewModelType: ItemViewModel.Type { get }

  /// Makes the table able to make the cells.
  func registerCell(in tableView: TableView)

  /// The cell for a row, filled.
  func makeCell(
    for viewModel: ItemViewModel, in tableView: TableView, at indexPath: IndexPath
  ) -> TableViewCell
}
