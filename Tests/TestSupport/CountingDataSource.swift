package import ListRendering

/// Stands between a table and its data source, and counts the rows that the table asks for.
package final class CountingDataSource: TableViewDataSource, DataSourceModelAssociation {
  /// The rows for which a cell was asked since the count was last set back.
  package var askedRows: [IndexPath] = []

  private let dataSource: any TableViewDataSource

  /// Steps in between; what was asked before does not count.
  package init?(of tableView: TableView) {
    guard let dataSource = tableView.dataSource else { return nil }
    self.dataSource = dataSource
    tableView.dataSource = self
    tableView.reloadData()
    askedRows = []
  }

  package func numberOfSections(in tableView: TableView) -> Int {
    dataSource.numberOfSections(in: tableView)
  }

  package func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    dataSource.tableView(tableView, numberOfRowsInSection: section)
  }

  package func tableView(
    _ tableView: TableView, cellForRowAt indexPath: IndexPath
  ) -> TableViewCell {
    askedRows.append(indexPath)
    return dataSource.tableView(tableView, cellForRowAt: indexPath)
  }

  package func tableView(_ tableView: TableView, canEditRowAt indexPath: IndexPath) -> Bool {
    dataSource.tableView(tableView, canEditRowAt: indexPath)
  }

  package func tableView(
    _ tableView: TableView, commit editingStyle: TableView.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    dataSource.tableView(tableView, commit: editingStyle, forRowAt: indexPath)
  }

  private var association: (any DataSourceModelAssociation)? {
    dataSource as? any DataSourceModelAssociation
  }

  package func modelIdentifier(
    forSection section: Int, in tableView: TableView
  ) -> AnyHashable? {
    association?.modelIdentifier(forSection: section, in: tableView)
  }

  package func section(
    withModelIdentifier identifier: AnyHashable, in tableView: TableView
  ) -> Int? {
    association?.section(withModelIdentifier: identifier, in: tableView)
  }
}
