import ListRendering
import SectionUpdates

/// A data source for any table: it shows what a provider has, and knows no kind of row.
///
/// A controller owns it, gives it a factory for each type of row, and stays the table's delegate.
final class TableDataSource<SectionID: Hashable>: NSObject, UITableViewDataSource {
  /// Called when a person deletes a row; UIKit tells the data source, and not the delegate.
  var deleteTapped: ((IndexPath) -> Void)?

  private let sections = DiffableSections<ListSection<SectionID>>()
  private var registry = CellFactoryRegistry([])

  // MARK: - Making cells

  /// Becomes the data source of a table, which holds it weakly.
  ///
  /// That each type of row has a factory is checked when its rows are shown.
  func attach(to tableView: UITableView, factories: [CellFactory]) {
    registry = CellFactoryRegistry(factories)
    registry.registerCells(in: tableView)
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
    registry.cell(for: row(at: indexPath), in: tableView, at: indexPath)
  }

  // MARK: - Selection

  func sectionID(at indexPath: IndexPath) -> SectionID {
    sections[indexPath.section].id
  }

  func row(at indexPath: IndexPath) -> any ListRow {
    sections[indexPath.section].rows[indexPath.row]
  }

  /// Returns the rows at index paths that the list still has; it may have become shorter.
  func rows(at indexPaths: [IndexPath]) -> [any ListRow] {
    let remaining = indexPaths.filter {
      $0.section < sections.count && $0.row < sections[$0.section].rows.count
    }
    return remaining.map(row)
  }

  // MARK: - Updating

  /// Shows what a provider has, in place of what the one before had.
  func show<Provider: DataProvider>(_ provider: Provider) where Provider.SectionID == SectionID {
    let newSections = provider.sections
    registry.check(newSections)
    sections.apply(newSections, searchText: provider.searchText)
  }

  // MARK: - Deleting

  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    row(at: indexPath).isDeletable
  }

  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    if editingStyle == .delete { deleteTapped?(indexPath) }
  }
}
