import Testing
import UIKit

/// Records the calls of a table to its data source and delegate.
///
/// Calls for the height and the display of a row are left out, because they concern drawing only.
final class TracedTable: NSObject {
  private let dataSource: any UITableViewDataSource
  private let delegate: any UITableViewDelegate
  private let tracing: any Tracing
  private let seam: Seam

  /// Takes the place of the data source and the delegate.
  ///
  /// - Throws: If the table has none.
  init(_ tableView: UITableView, of tracing: any Tracing) throws {
    dataSource = try #require(tableView.dataSource)
    delegate = try #require(tableView.delegate)
    self.tracing = tracing
    seam = tracing.recorder.seam(from: UITableView.self, to: tracing.dataSource)
    super.init()
    tableView.dataSource = self
    tableView.delegate = self
    tableView.layoutIfNeeded()
  }
}

// MARK: -

extension TracedTable: UITableViewDataSource {
  func numberOfSections(in tableView: UITableView) -> Int {
    seam.count("numberOfSections")
    return dataSource.numberOfSections(in: tableView)
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    seam.count("numberOfRowsInSection")
    return dataSource.tableView(tableView, numberOfRowsInSection: section)
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    seam.count("cellForRowAt")
    let cell = dataSource.tableView(tableView, cellForRowAt: indexPath)
    tracing.cellMade(cell)
    return cell
  }

  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    seam.record(text: "canEditRowAt(\(indexPath))")
    return dataSource.tableView(tableView, canEditRowAt: indexPath)
  }

  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    seam.record(text: "commit(.\(editingStyle), forRowAt: \(indexPath))")
    dataSource.tableView(tableView, commit: editingStyle, forRowAt: indexPath)
  }
}

// MARK: -

extension TracedTable: UITableViewDelegate {
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    delegate.tableView(tableView, heightForRowAt: indexPath)
  }

  func tableView(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle {
    seam.record(text: "editingStyleForRowAt(\(indexPath))")
    return delegate.tableView(tableView, editingStyleForRowAt: indexPath)
  }

  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    seam.record(text: "shouldHighlightRowAt(\(indexPath))")
    return delegate.tableView(tableView, shouldHighlightRowAt: indexPath)
  }

  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    seam.record(text: "willSelectRowAt(\(indexPath))")
    return delegate.tableView(tableView, willSelectRowAt: indexPath)
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    seam.record(text: "didSelectRowAt(\(indexPath))")
    delegate.tableView(tableView, didSelectRowAt: indexPath)
  }
}
