package import UIKit

/// A proxy between a table and its data source that records the requested rows.
package final class CountingDataSource: NSObject, UITableViewDataSource {
  /// The rows of the requested cells since the last reset.
  package var askedRows: [IndexPath] = []

  private let dataSource: any UITableViewDataSource

  /// Replaces the data source of a table and reloads the table.
  package init?(of tableView: UITableView) {
    guard let dataSource = tableView.dataSource else { return nil }
    self.dataSource = dataSource
    super.init()
    tableView.dataSource = self
    tableView.reloadData()
    askedRows = []
  }

  package func numberOfSections(in tableView: UITableView) -> Int {
    dataSource.numberOfSections(in: tableView)
  }

  package func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    dataSource.tableView(tableView, numberOfRowsInSection: section)
  }

  package func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    askedRows.append(indexPath)
    return dataSource.tableView(tableView, cellForRowAt: indexPath)
  }

  package func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    dataSource.tableView(tableView, canEditRowAt: indexPath)
  }

  package func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    dataSource.tableView(tableView, commit: editingStyle, forRowAt: indexPath)
  }
}
