import ListRendering
import SectionUpdates

/// A data source for any table: it shows what a provider has, and knows no kind of row.
///
/// A controller owns it, gives it a factory for each type of row, and stays the table's delegate.
final class TableDataSource<Provider: DataProvider>: NSObject, UITableViewDataSource {
  /// Called when a person deletes a section, `nil` if the screen deletes nothing.
  ///
  /// UIKit tells the data source, and not the delegate.
  var onDelete: ((Provider.SectionID) -> Void)?

  private let sections = DiffableSections<ListSection<Provider.SectionID>>()
  private var factories: [ObjectIdentifier: CellFactory] = [:]

  // All methods stand in the class, because UIKit cannot call those in an extension of a generic one.

  // MARK: - Making cells

  /// Becomes the data source of a table, which holds it weakly.
  ///
  /// - Parameters:
  ///   - tableView: The table.
  ///   - factories: A factory for each type of row that the provider declares.
  func attach(to tableView: UITableView, factories: [CellFactory]) {
    for factory in factories {
      let other = self.factories.updateValue(factory, forKey: ObjectIdentifier(factory.rowType))
      precondition(other == nil, "two factories make cells for \(factory.rowType)")
      factory.registerCell(tableView)
    }
    checkFactories()
    tableView.dataSource = self
    sections.listView = tableView
  }

  func numberOfSections(in tableView: UITableView) -> Int {
    sections.count
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].rows.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let row = row(at: indexPath)
    return factory(for: type(of: row)).makeCell(row, tableView, indexPath)
  }

  /// Stops the program if the provider declares a type of row that has no factory.
  ///
  /// A type that it does not declare is noticed only when its row comes into view.
  private func checkFactories() {
    for rowType in Provider.rowTypes { _ = factory(for: rowType) }
  }

  private func factory(for rowType: any ListRow.Type) -> CellFactory {
    guard let factory = factories[ObjectIdentifier(rowType)] else {
      fatalError("no factory makes cells for \(rowType)")
    }
    return factory
  }

  func row(at indexPath: IndexPath) -> any ListRow {
    sections[indexPath.section].rows[indexPath.row]
  }

  // MARK: - Selection

  func sectionID(at indexPath: IndexPath) -> Provider.SectionID {
    sections[indexPath.section].id
  }

  /// Returns the ids of the sections at index paths that the list still has; it may have become
  /// shorter.
  ///
  /// For the chapter Portraits.
  func sectionIDs(at indexPaths: [IndexPath]) -> [Provider.SectionID] {
    indexPaths.filter { $0.section < sections.count }.map(sectionID)
  }

  // MARK: - Updating

  /// Shows what a provider has, in place of what the one before had.
  ///
  /// The data source must be attached to its table.
  func show(_ provider: Provider) {
    sections.apply(provider.sections, searchText: provider.searchText)
  }

  // MARK: - Deleting

  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    onDelete != nil && row(at: indexPath).isDeletable
  }

  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    if editingStyle == .delete { onDelete?(sectionID(at: indexPath)) }
  }
}
