import ListRendering

/// The data source that knows no class of cells and no type of view models.
///
/// **Knows** a provider of view models, and a registry of cell factories.
///
/// **Never knows** what a row is about, or what shows it.
///
/// **Article** The series on a reusable data source, part 2: `TableViewDataSource`, a name that the
/// table's own protocol has here.
final class ViewModelDataSource {
  /// Where the view models come from; the table reloads when it is set.
  var dataProvider: any ViewModelDataProvider = ArrayDataProvider([]) {
    didSet { tableView?.reloadData() }
  }

  private var registry = CellFactoryRegistry()
  private weak var tableView: TableView?

  // MARK: - Assembly

  /// Makes a class of cells show the view models that it is configured with.
  func registerCell<Cell: Configurable>(_ cellClass: Cell.Type, identifier: String) {
    let factory = ConfigurableCellFactory<Cell>(cellIdentifier: identifier)
    registry.register(factory)
    if let tableView { factory.registerCell(in: tableView) }
  }

  /// Becomes the data source of a table, and registers its cells there.
  func attach(to tableView: TableView) {
    self.tableView = tableView
    for factory in registry.factories { factory.registerCell(in: tableView) }
    tableView.dataSource = self
  }
}

// MARK: -

extension ViewModelDataSource: TableViewDataSource {
  // MARK: - Counting

  func numberOfSections(in tableView: TableView) -> Int {
    dataProvider.numberOfSections()
  }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    dataProvider.numberOfRows(inSection: section)
  }

  // MARK: - Making cells

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let viewModel = dataProvider.itemForRow(at: indexPath)
    guard let factory = registry.factory(for: viewModel) else {
      fatalError("no cell is registered for \(type(of: viewModel)), the item at \(indexPath)")
    }
    return factory.makeCell(for: viewModel, in: tableView, at: indexPath)
  }
}
