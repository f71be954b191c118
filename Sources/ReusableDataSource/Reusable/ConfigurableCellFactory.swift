import ListRendering

/// The factory that is bound to its view model through the cell's associated type.
///
/// **Article** The series on a reusable data source, part 2: `GenericTableViewCellFabric`.
struct ConfigurableCellFactory<Cell: Configurable>: CellFactory {
  let cellIdentifier: String

  var viewModelType: any ItemViewModel.Type { Cell.ViewModel.self }

  // MARK: - Assembly

  func registerCell(in tableView: TableView) {
    tableView.register(Cell.self, forCellReuseIdentifier: cellIdentifier)
  }

  // MARK: - Making cells

  func makeCell(
    for viewModel: any ItemViewModel, in tableView: TableView, at indexPath: IndexPath
  ) -> TableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: cellIdentifier, for: indexPath) as! Cell
    cell.viewModel = (viewModel as! Cell.ViewModel)
    return cell
  }
}
