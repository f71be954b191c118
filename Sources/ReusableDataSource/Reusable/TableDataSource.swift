import EmployeeViews
import ListRendering
import TableUpdates

// MARK: - Making cells

/// A factory for the cells of one type of row: which view they host, and how it is filled.
///
/// A table and a collection host the view in cells of their own, so both take the same factories.
struct CellFactory<Row: ListRow, Content: RowView> {
  let fill: (_ view: Content, _ row: Row) -> Void
}

// MARK: -

/// A data source for any table: it shows what a provider has, and knows no kind of row.
///
/// A controller owns it, registers a factory for each type of row, and stays the table's delegate.
final class TableDataSource<SectionID: Hashable>: NSObject, UITableViewDataSource {
  /// Called when a person deletes a row; UIKit tells the data source, and not the delegate.
  var deleteTapped: ((IndexPath) -> Void)?

  private let sections = DiffableSections<ListSection<SectionID>>()
  private var registrations: [ObjectIdentifier: Registration] = [:]

  /// What the table needs to show one type of row.
  private struct Registration {
    let identifier: String
    let cellType: UITableViewCell.Type
    let fill: (UITableViewCell, any ListRow) -> Void
  }

  // MARK: - Making cells

  /// Registers the factory for a type of row; call it before `attach(to:)`.
  ///
  /// The compiler checks that the factory fills such a view with such a row. That each type of row has
  /// a factory is checked when a row is shown.
  func register<Row: ListRow, Content: RowView>(_ factory: CellFactory<Row, Content>) {
    precondition(
      registrations[ObjectIdentifier(Row.self)] == nil,
      "two factories are registered for \(Row.self)")
    registrations[ObjectIdentifier(Row.self)] = Registration(
      identifier: "\(Row.self)", cellType: HostCell<Content>.self
    ) { cell, row in
      // The registration is found by the type of the row, so neither cast can fail.
      factory.fill((cell as! HostCell<Content>).content, row as! Row)
    }
  }

  /// Becomes the data source of a table, which holds it weakly.
  func attach(to tableView: UITableView) {
    for registration in registrations.values {
      tableView.register(
        registration.cellType, forCellReuseIdentifier: registration.identifier)
    }
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
    let registration = registration(for: row)
    let cell = tableView.dequeueReusableCell(
      withIdentifier: registration.identifier, for: indexPath)
    registration.fill(cell, row)
    return cell
  }

  private func hasFactory(for row: any ListRow) -> Bool {
    registrations[ObjectIdentifier(type(of: row))] != nil
  }

  private func registration(for row: any ListRow) -> Registration {
    guard let registration = registrations[ObjectIdentifier(type(of: row))] else {
      fatalError("no factory is registered for \(type(of: row))")
    }
    return registration
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
    // A debug build checks all rows, and not only those in view.
    assert(
      newSections.allSatisfy { $0.rows.allSatisfy(hasFactory) }, "a row has no factory")
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
