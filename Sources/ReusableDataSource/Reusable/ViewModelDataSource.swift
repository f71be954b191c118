import ListRendering

/// A data source for any table, which knows neither cell classes nor types of view models.
///
/// It is also the delegate of its table, because selection needs the view models, too.
///
/// **Knows** a provider of view models, and a registry of cell factories.
///
/// **Never knows** the content of a row, or the class of its cell.
///
/// **Article** The series on a reusable data source, part 2: `TableViewDataSource`.
final class ViewModelDataSource<SectionID: Hashable>: NSObject, ProviderDataSource,
  UITableViewDataSource, UITableViewDelegate
{
  weak var delegate: (any ViewModelDelegate<SectionID>)?

  let adapter: ProviderAdapter<SectionID>
  let handlers = RowHandlers<SectionID>()

  private weak var tableView: UITableView?
  private let registry = CellFactoryRegistry<any CellFactory>()
  private var headerMakers: [ObjectIdentifier: (UITableView, any ItemViewModel) -> UIView] = [:]

  /// Becomes the data source and the delegate of a table.
  init(tableView: UITableView) {
    self.tableView = tableView
    adapter = ProviderAdapter(tableView)
    super.init()
    tableView.dataSource = self
    tableView.delegate = self
    tableView.prefetchDataSource = self
  }

  /// Registers a cell class for the type of view model that it shows, in one style.
  func registerCell<Cell: Configurable & UITableViewCell>(
    _ cellClass: Cell.Type, identifier: String, style: CellStyle = .standard
  ) {
    tableView?.register(cellClass, forCellReuseIdentifier: identifier)
    registry.register(
      ConfigurableCellFactory<Cell>(cellIdentifier: identifier), for: Cell.ViewModel.self,
      style: style)
  }

  /// Registers a class of headers for the type of view model that it shows.
  func registerHeader<Header: ConfigurableHeader>(
    _ headerClass: Header.Type, identifier: String
  ) {
    tableView?.register(headerClass, forHeaderFooterViewReuseIdentifier: identifier)
    headerMakers[ObjectIdentifier(Header.ViewModel.self)] = { tableView, item in
      let header =
        tableView.dequeueReusableHeaderFooterView(withIdentifier: identifier) as! Header
      header.configure(with: item as! Header.ViewModel)
      return header
    }
  }

  /// Handles rows of one type of view model that come into view and leave it.
  func onDisplay<Item: ItemViewModel>(
    of type: Item.Type, begin: @escaping (Item) -> Void, end: @escaping (Item) -> Void
  ) {
    handlers.setDisplay(of: type, begin: begin, end: end)
  }

  /// Handles rows of one type of view model that come into view soon.
  func onPrefetching<Item: ItemViewModel>(
    of type: Item.Type, _ handler: @escaping (Item) -> Void
  ) {
    handlers.setPrefetching(of: type, handler)
  }

  // MARK: - Making cells

  func numberOfSections(in tableView: UITableView) -> Int {
    dataProvider.numberOfSections()
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    dataProvider.numberOfRows(inSection: section)
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let item = item(at: indexPath)
    let style = style(at: indexPath)
    guard let factory = registry.factory(for: item, style: style) else {
      fatalError(
        "no cell is registered for \(type(of: item)) in the style \(style.name), "
          + "the item at \(indexPath)")
    }
    return factory.makeCell(for: item, in: tableView, at: indexPath)
  }

  // MARK: - Headers

  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    guard let item = dataProvider.headerItem(ofSection: section) else { return nil }
    guard let makeHeader = headerMakers[ObjectIdentifier(type(of: item))] else {
      fatalError("no header is registered for \(type(of: item)), above section \(section)")
    }
    return makeHeader(tableView, item)
  }

  // MARK: -

  func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    if let item = (cell as? any Configurable)?.item { handlers.beginDisplay(of: item) }
  }

  func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  ) {
    // The item of the cell, because the row may be gone.
    if let item = (cell as? any Configurable)?.item { handlers.endDisplay(of: item) }
  }

  // MARK: - Deleting

  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    dataProvider.canDeleteItem(atRow: indexPath.row, inSection: indexPath.section)
  }

  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    guard editingStyle == .delete else { return }
    delegate?.itemDeleted(
      item(at: indexPath), inSection: dataProvider.identifier(ofSection: indexPath.section))
  }

  // MARK: - Selection

  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    canSelectItem(at: indexPath) ? indexPath : nil
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    itemSelected(at: indexPath)
  }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    handlers.height(of: item(at: indexPath)) ?? tableView.rowHeight
  }
}

// MARK: -

extension ViewModelDataSource: UITableViewDataSourcePrefetching {
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
    for indexPath in indexPaths where hasItem(at: indexPath) {
      handlers.prefetch(item(at: indexPath))
    }
  }
}
