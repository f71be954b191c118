import SectionUpdates
import UIKit

/// A data source for any table: it asks its provider for sections, and has the factory for a row's
/// type make the cell.
final class TableDataSource<Provider: DataProvider>: NSObject, UITableViewDataSource {
  private let dataProvider: Provider
  private let sections = DiffableSections<ListSection<Provider.SectionID>>()
  private var factories: [ObjectIdentifier: CellFactory] = [:]
  private var selectActions: [ObjectIdentifier: (any ListRow) -> Void] = [:]
  private var deleteActions: [ObjectIdentifier: (any ListRow) -> Void] = [:]

  init(dataProvider: Provider) {
    self.dataProvider = dataProvider
  }

  // Objective-C can't call methods in an extension of a generic class, so all of them are here.

  // MARK: - Loading

  /// Becomes the data source of a table, which holds it weakly.
  ///
  /// - Parameters:
  ///   - tableView: The table.
  ///   - factories: A factory for each type of row that the provider makes.
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

  private func row(at indexPath: IndexPath) -> any ListRow {
    sections[indexPath.section].rows[indexPath.row]
  }

  private func factory(for row: any ListRow) -> CellFactory {
    guard let factory = factories[ObjectIdentifier(type(of: row))] else {
      fatalError("no factory makes cells for \(type(of: row))")
    }
    return factory
  }

  // MARK: - Selection

  /// Makes the rows of a type selectable, and calls the action with a selected row.
  ///
  /// The table's delegate calls `isSelectable(at:)` and `rowSelected(at:)`.
  func onSelect<Row: ListRow>(_ action: @escaping (Row) -> Void) {
    let other = selectActions.updateValue(
      { row in action(row as! Row) }, forKey: ObjectIdentifier(Row.self))
    precondition(other == nil, "two actions select \(Row.self)")
  }

  func isSelectable(at indexPath: IndexPath) -> Bool {
    selectActions[ObjectIdentifier(type(of: row(at: indexPath)))] != nil
  }

  func rowSelected(at indexPath: IndexPath) {
    let row = row(at: indexPath)
    selectActions[ObjectIdentifier(type(of: row))]?(row)
  }

  // MARK: - Updating

  /// Asks the provider again, and updates the sections that have changed.
  func update() {
    sections.apply(dataProvider.makeSections(), searchText: dataProvider.searchText)
  }

  /// Returns the id of the section that has a row, `nil` if the list has become shorter.
  func sectionID(at indexPath: IndexPath) -> Provider.SectionID? {
    indexPath.section < sections.count ? sections[indexPath.section].id : nil
  }

  // MARK: - Deleting

  /// Makes the rows of a type deletable, and calls the action with a deleted row.
  func onDelete<Row: ListRow>(_ action: @escaping (Row) -> Void) {
    let other = deleteActions.updateValue(
      { row in action(row as! Row) }, forKey: ObjectIdentifier(Row.self))
    precondition(other == nil, "two actions delete \(Row.self)")
  }

  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    deleteActions[ObjectIdentifier(type(of: row(at: indexPath)))] != nil
  }

  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    guard editingStyle == .delete else { return }
    let row = row(at: indexPath)
    deleteActions[ObjectIdentifier(type(of: row))]?(row)
  }
}
