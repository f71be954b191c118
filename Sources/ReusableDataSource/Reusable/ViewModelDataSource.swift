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
  /// Where the view models come from.
  private(set) var dataProvider: any ViewModelDataProvider = ArrayDataProvider([])

  weak var delegate: (any ViewModelDelegate)?

  private let registry = CellFactoryRegistry()
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
    tableView.delegate = self
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

// MARK: - Selection

extension ViewModelDataSource: TableViewDelegate {
  func tableView(_ tableView: TableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    delegate?.isInteractive(at: indexPath) == true ? indexPath : nil
  }

  func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    delegate?.itemSelected(at: indexPath)
  }
}

// MARK: - Updating

extension ViewModelDataSource: DataSourceModelAssociation {
  /// Shows other view models.
  ///
  /// - Parameters:
  ///   - dataProvider: Where they come from.
  ///   - changes: What the table has to change, `nil` where all of it is new.
  func show(_ dataProvider: any ViewModelDataProvider, changes: SectionChanges? = nil) {
    self.dataProvider = dataProvider
    if let changes { tableView?.apply(changes) } else { tableView?.reloadData() }
  }

  func modelIdentifier(forSection section: Int, in tableView: TableView) -> AnyHashable? {
    delegate?.identifier(ofSection: section)
  }

  func section(withModelIdentifier identifier: AnyHashable, in tableView: TableView) -> Int? {
    (identifier.base as? String).flatMap { delegate?.section(withIdentifier: $0) }
  }
}

// MARK: - Deleting

extension ViewModelDataSource {
  func tableView(_ tableView: TableView, canEditRowAt indexPath: IndexPath) -> Bool {
    delegate?.isInteractive(at: indexPath) ?? false
  }

  func tableView(
    _ tableView: TableView, commit editingStyle: TableView.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    delegate?.itemDeleted(at: indexPath)
  }
}
