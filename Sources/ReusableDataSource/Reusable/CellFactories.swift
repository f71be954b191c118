import ListRendering

/// A cell that names the type of its view model, so that the compiler checks it.
///
/// **Article** The series on a reusable data source, part 2: `Configurable`.
protocol Configurable: UIView {
  associatedtype ViewModel: ItemViewModel

  var viewModel: ViewModel? { get set }
}

extension Configurable {
  /// The view model, whatever its type is.
  var item: (any ItemViewModel)? { viewModel }
}

/// A header that shows a view model.
protocol ConfigurableHeader: UITableViewHeaderFooterView {
  associatedtype ViewModel: ItemViewModel

  func configure(with viewModel: ViewModel)
}

// MARK: -

/// A factory for the cells of one type of view model.
///
/// **Article** The series on a reusable data source, part 2: `TableViewCellFabric`.
protocol CellFactory: AnyObject {
  /// Returns a filled cell for a row.
  func makeCell(
    for viewModel: any ItemViewModel, in tableView: UITableView, at indexPath: IndexPath
  ) -> UITableViewCell
}

// MARK: -

/// A factory that is bound to its view model through the cell's associated type.
///
/// **Article** The series on a reusable data source, part 2: `GenericTableViewCellFabric`.
final class ConfigurableCellFactory<Cell: Configurable & UITableViewCell>: CellFactory {
  private let cellIdentifier: String

  init(cellIdentifier: String) {
    self.cellIdentifier = cellIdentifier
  }

  // MARK: - Making cells

  func makeCell(
    for viewModel: any ItemViewModel, in tableView: UITableView, at indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: cellIdentifier, for: indexPath)
    guard let configurableCell = cell as? Cell else {
      fatalError("\(cellIdentifier) is registered for \(type(of: cell)), not for \(Cell.self)")
    }
    guard let viewModel = viewModel as? Cell.ViewModel else {
      fatalError("\(Cell.self) shows \(Cell.ViewModel.self), not \(type(of: viewModel))")
    }
    configurableCell.viewModel = viewModel
    return configurableCell
  }
}
