import ListRendering

/// A data source of a table or a collection that shows the view models of a provider.
///
/// **Article** The series on a reusable data source says that a provider can serve a collection,
/// and announces the code for a later part; this is our design of it.
protocol ProviderDataSource<SectionID>: AnyObject {
  associatedtype SectionID: Hashable

  var adapter: ProviderAdapter<SectionID> { get }

  var delegate: (any ViewModelDelegate<SectionID>)? { get set }

  /// The handlers that take selections in place of the delegate.
  var handlers: RowHandlers<SectionID> { get }
}

// MARK: - Updating

extension ProviderDataSource {
  /// The provider of the rows; setting another one shows the difference between the two.
  var dataProvider: any ViewModelDataProvider<SectionID> {
    get { adapter.provider }
    set { adapter.show(newValue) }
  }
}

// MARK: - Rows

extension ProviderDataSource {
  func item(at indexPath: IndexPath) -> any ItemViewModel {
    dataProvider.itemForRow(indexPath.row, inSection: indexPath.section)
  }

  /// Returns whether there is an item; an announced one is gone if the list has become shorter.
  func hasItem(at indexPath: IndexPath) -> Bool {
    indexPath.section < dataProvider.numberOfSections()
      && indexPath.row < dataProvider.numberOfRows(inSection: indexPath.section)
  }

  func style(at indexPath: IndexPath) -> CellStyle {
    dataProvider.cellStyle(forRow: indexPath.row, inSection: indexPath.section)
  }

  // MARK: - Selection

  func canSelectItem(at indexPath: IndexPath) -> Bool {
    dataProvider.canSelectItem(atRow: indexPath.row, inSection: indexPath.section)
  }

  /// Passes a selection to the handler of the item's type, or else to the delegate.
  func itemSelected(at indexPath: IndexPath) {
    let item = item(at: indexPath)
    let section = dataProvider.identifier(ofSection: indexPath.section)
    if !handlers.select(item, in: section) { delegate?.itemSelected(item, inSection: section) }
  }
}
