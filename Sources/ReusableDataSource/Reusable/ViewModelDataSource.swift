import ListRendering
import TableUpdates

/// A data source for any table: it takes view models from a provider, and cells from factories.
///
/// It is the delegate of the table, too, because a section knows what its selection does. The
/// compiler checks that a cell shows its type of view model. Whether each type has a cell is seen
/// when a row is shown: the program stops if none is registered.
final class ViewModelDataSource: NSObject {
  let sections = DiffableSections<ItemSection>(
    id: \.id, isSame: { $0.hasSameContent(as: $1) })

  /// Is told which rows come into view and leave it.
  weak var displayDelegate: (any ItemDisplayDelegate)?

  private let tableView: UITableView
  private let dataProvider: any ViewModelDataProvider
  private var registry = CellFactoryRegistry<CellFactory>()

  /// Becomes the data source of a table, and shows what a provider has, and each change of it.
  init(_ tableView: UITableView, dataProvider: any ViewModelDataProvider) {
    self.tableView = tableView
    self.dataProvider = dataProvider
    super.init()
    tableView.dataSource = self
    tableView.delegate = self
    tableView.prefetchDataSource = self
    sections.listView = tableView
    dataProvider.sectionsChanged = { [weak self] in self?.sectionsChanged() }
    sectionsChanged()
  }

  /// Registers a class of cells for the type of view model that it shows, in one style.
  func registerCell<Cell: UITableViewCell & Configurable>(
    _ cellType: Cell.Type, style: CellStyle = .standard
  ) {
    let identifier = String(reflecting: cellType)
    tableView.register(cellType, forCellReuseIdentifier: identifier)
    let factory: CellFactory = { [tableView] viewModel, indexPath in
      let cell = tableView.dequeueReusableCell(withIdentifier: identifier, for: indexPath) as! Cell
      cell.configure(with: viewModel as! Cell.ViewModel)
      return cell
    }
    registry.register(factory, for: Cell.ViewModel.self, style: style)
  }

  // MARK: - Updating

  private func sectionsChanged() {
    sections.apply(dataProvider.sections, searchText: dataProvider.searchText)
  }
}

// MARK: - Making cells

extension ViewModelDataSource: UITableViewDataSource {
  func numberOfSections(in tableView: UITableView) -> Int {
    sections.count
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].items.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let section = sections[indexPath.section]
    let item = section.items[indexPath.row]
    return registry.factory(for: item, style: section.style)(item, indexPath)
  }
}

// MARK: - Selection

extension ViewModelDataSource: UITableViewDelegate {
  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    let section = sections[indexPath.section]
    return section.select != nil && section.items[indexPath.row].isSelectable
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    sections[indexPath.section].select?(indexPath.row)
  }
}

// MARK: - Deleting

extension ViewModelDataSource {
  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    indexPath.row == 0 && sections[indexPath.section].delete != nil
  }

  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    if editingStyle == .delete { sections[indexPath.section].delete?() }
  }
}
