import ListRendering

/// The factory that is bound to its view model through the cell's associated type.
///
/// **Article** The series on a reusable data source, part 2: `GenericTableViewCellFabric`.
final class ConfigurableCellFactory<Cell: Configurable>: CellFactory {
  let cellIdentifier: String

  var viewModelType: ItemViewModel.Type { Cell.ViewModel.self }

  // MARK: - Assembly

  init(cellIdentifier: String) {
    self.cellIdentifier = cellIdentifier
  }

  func registerCell(in tableView: TableView) {
    tableView.register(Cell.self, forCellReuseIdentifier: cellIdentifier)
  }

  // MARK: - Making cells

  func makeCell(
    for viewModel: ItemViewModel, in tableView: TableView, at indexPath: IndexPath
  ) -> TableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: cellIdentifier, for: indexPath) as! Cell
    cell.show(viewModel)
    return cell
  }
}
