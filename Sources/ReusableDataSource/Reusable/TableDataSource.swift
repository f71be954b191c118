import SectionUpdates
import UIKit

/// A data source for any table: it shows what providers of one type have, and knows no kind of row.
///
/// A controller owns it, gives it a factory for each type of row, and stays the table's delegate.
final class TableDataSource<Provider: DataProvider>: NSObject, UITableViewDataSource {
  typealias SectionID = Provider.SectionID

  /// Called when a person deletes a section.
  ///
  /// UIKit calls `commit` of the data source, and not of the delegate.
  var onDelete: ((SectionID) -> Void)?

  private let sections = DiffableSections<ListSection<SectionID>>()
  private var factories: [ObjectIdentifier: CellFactory] = [:]

  // All methods stand in the class, because UIKit cannot call those in an extension of a generic one.

  // MARK: - Loading

  /// Becomes the data source of a table, which holds it weakly.
  ///
  /// - Parameters:
  ///   - tableView: The table.
  ///   - factories: A factory for each type of row that a provider can make.
  func attach(to tableView: UITableView, factories: [CellFactory]) {
    for factory in factories {
      let other = self.factories.updateValue(factory, forKey: ObjectIdentifier(factory.rowType))
      precondition(other == nil, "two factories make cells for \(factory.rowType)")
      factory.registerCell(tableView)
    }
    tableView.dataSource = self
    sections.listView = tableView
  }

  // MARK: - Making cells

  func numberOfSections(in tableView: UITableView) -> Int {
    sections.count
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].rows.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let row = row(at: indexPath)
    return factory(for: row).makeCell(row, tableView, indexPath)
  }

  private func factory(for row: any ListRow) -> CellFactory {
    guard let factory = factories[ObjectIdentifier(type(of: row))] else {
      fatalError("no factory makes cells for \(type(of: row))")
    }
    return factory
  }

  private func row(at indexPath: IndexPath) -> any ListRow {
    sections[indexPath.section].rows[indexPath.row]
  }

  // MARK: - Selection

  /// Returns whether a tap selects a row; the table's delegate asks for it.
  func isSelectable(at indexPath: IndexPath) -> Bool {
    factory(for: row(at: indexPath)).isSelectable
  }

  func sectionID(at indexPath: IndexPath) -> SectionID {
    sections[indexPath.section].id
  }

  /// Returns the ids of the sections at index paths that the list still has; it may have become
  /// shorter.
  ///
  /// For the chapter Portraits.
  func sectionIDs(at indexPaths: [IndexPath]) -> [SectionID] {
    indexPaths.filter { $0.section < sections.count }.map(sectionID)
  }

  // MARK: - Updating

  /// Shows what a provider has, in place of what the one before had.
  ///
  /// The data source must be attached to its table, and have a factory for each row.
  func show(_ provider: Provider) {
    let newSections = provider.makeSections()
    #if DEBUG
      // A missing factory stops here, and not when its row first comes into view.
      for row in newSections.flatMap(\.rows) { _ = factory(for: row) }
    #endif
    sections.apply(newSections, searchText: provider.searchText)
  }

  // MARK: - Deleting

  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    factory(for: row(at: indexPath)).isDeletable
  }

  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    if editingStyle == .delete { onDelete?(sectionID(at: indexPath)) }
  }
}
