import ListRendering
import Testing

/// Records the calls of a table to its data source and delegate.
///
/// Calls for the height and the display of a row are left out, because they concern drawing only.
final class TracedTable {
  private let dataSource: any TableViewDataSource
  private let delegate: any TableViewDelegate
  private let tracing: any Tracing
  private let seam: Seam

  /// Takes the place of the data source and the delegate.
  ///
  /// - Throws: If the table has none.
  init(_ tableView: TableView, of tracing: any Tracing) throws {
    dataSource = try #require(tableView.dataSource)
    delegate = try #require(tableView.delegate)
    self.tracing = tracing
    seam = tracing.recorder.seam(from: TableView.self, to: tracing.dataSource)
    tableView.dataSource = self
    tableView.delegate = self
  }
}

// MARK: -

extension TracedTable: TableViewDataSource {
  func numberOfSections(in tableView: TableView) -> Int {
    seam.count("numberOfSections")
    return dataSource.numberOfSections(in: tableView)
  }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    seam.count("numberOfRowsInSection")
    return dataSource.tableView(tableView, numberOfRowsInSection: section)
  }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    seam.count("cellForRowAt")
    let cell = dataSource.tableView(tableView, cellForRowAt: indexPath)
    tracing.cellMade(cell)
    return cell
  }

  func tableView(_ tableView: TableView, canEditRowAt indexPath: IndexPath) -> Bool {
    seam.record(text: "canEditRowAt(\(indexPath))")
    return dataSource.tableView(tableView, canEditRowAt: indexPath)
  }

  func tableView(
    _ tableView: TableView, commit editingStyle: TableView.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    seam.record(text: "commit(.\(editingStyle), forRowAt: \(indexPath))")
    dataSource.tableView(tableView, commit: editingStyle, forRowAt: indexPath)
  }
}

// MARK: -

extension TracedTable: TableViewDelegate {
  func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> Int {
    delegate.tableView(tableView, heightForRowAt: indexPath)
  }

  func tableView(_ tableView: TableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    seam.record(text: "willSelectRowAt(\(indexPath))")
    return delegate.tableView(tableView, willSelectRowAt: indexPath)
  }

  func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    seam.record(text: "didSelectRowAt(\(indexPath))")
    delegate.tableView(tableView, didSelectRowAt: indexPath)
  }
}

// MARK: -

extension TracedTable: DataSourceModelAssociation {
  private var association: (any DataSourceModelAssociation)? {
    dataSource as? any DataSourceModelAssociation
  }

  func modelIdentifier(forSection section: Int, in tableView: TableView) -> AnyHashable? {
    seam.count("modelIdentifier")
    return association?.modelIdentifier(forSection: section, in: tableView)
  }

  func section(withModelIdentifier identifier: AnyHashable, in tableView: TableView) -> Int? {
    seam.count("section")
    return association?.section(withModelIdentifier: identifier, in: tableView)
  }
}
