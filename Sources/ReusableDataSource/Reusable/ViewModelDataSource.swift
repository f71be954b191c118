import Diffing
import ListRendering
import TableUpdates

/// A data source for any table, which knows neither cell classes nor types of view models.
///
/// **Knows** a provider of items, and a registry of cell factories.
///
/// **Never knows** the content of a row, or the class of its cell.
///
/// **Article** The series on a reusable data source, part 2: `TableViewDataSource`.
final class ViewModelDataSource: NSObject {
  /// The items that the table shows; `show` replaces them.
  private(set) var dataProvider: any ViewModelDataProvider = ArrayDataProvider([])

  weak var delegate: (any ViewModelDelegate)?

  private let registry = CellFactoryRegistry()
  private weak var tableView: UITableView?

  // MARK: - Assembly

  /// Registers a cell class for the type of view model that it shows.
  ///
  /// Call it before `attach(to:)`.
  func registerCell<Cell: Configurable>(_ cellClass: Cell.Type, identifier: String) {
    registry.register(ConfigurableCellFactory<Cell>(cellIdentifier: identifier))
  }

  /// Becomes the data source and the delegate of a table, and registers the cell classes in it.
  func attach(to tableView: UITableView) {
    self.tableView = tableView
    for factory in registry.factories { factory.registerCell(in: tableView) }
    tableView.dataSource = self
    tableView.delegate = self
  }
}

// MARK: -

extension ViewModelDataSource: UITableViewDataSource {
  // MARK: - Counting

  func numberOfSections(in tableView: UITableView) -> Int {
    dataProvider.numberOfSections()
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    dataProvider.numberOfRows(inSection: section)
  }

  // MARK: - Making cells

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let viewModel = dataProvider.itemForRow(at: indexPath)
    guard let factory = registry.factory(for: viewModel) else {
      fatalError("no cell is registered for \(type(of: viewModel)), the item at \(indexPath)")
    }
    return factory.makeCell(for: viewModel, in: tableView, at: indexPath)
  }
}

// MARK: - Selection

extension ViewModelDataSource: UITableViewDelegate {
  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    delegate?.isInteractive(at: indexPath) == true ? indexPath : nil
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    delegate?.itemSelected(at: indexPath)
  }
}

// MARK: - Updating

extension ViewModelDataSource {
  /// Shows the items of another provider.
  ///
  /// - Parameters:
  ///   - dataProvider: The new provider.
  ///   - changes: The sections that change, `nil` to reload the table.
  func show(_ dataProvider: any ViewModelDataProvider, changes: SectionChanges? = nil) {
    guard let tableView, let changes else {
      self.dataProvider = dataProvider
      tableView?.reloadData()
      return
    }
    tableView.apply(changes) { self.dataProvider = dataProvider }
  }
}

// MARK: - Deleting

extension ViewModelDataSource {
  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    delegate?.isInteractive(at: indexPath) ?? false
  }

  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    delegate?.itemDeleted(at: indexPath)
  }
}
