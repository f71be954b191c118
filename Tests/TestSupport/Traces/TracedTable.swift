import ListRendering
import Testing

/// Stands between a table and the one that it asks about its rows.
///
/// Height, coming and going of a cell are left out: they say how a row is drawn, and not who knows
/// what is in it.
final class TracedTable {
  private let dataSource: any TableViewDataSource
  private let delegate: any TableViewDelegate
  private let tracing: any Tracing
  private let recorder: TraceRecorder

  /// Steps in.
  ///
  /// - Throws: Where the table has nobody to ask.
  init(_ tableView: TableView, of tracing: any Tracing, recorder: TraceRecorder) throws {
    dataSource = try #require(tableView.dataSource)
    delegate = try #require(tableView.delegate)
    self.tracing = tracing
    self.recorder = recorder
    tableView.dataSource = self
    tableView.delegate = self
  }

  private func record(_ text: String) {
    recorder.record(text, from: TableView.self, to: type(of: tracing).roles.dataSource)
  }

  private func count(_ name: String) {
    recorder.count(name, from: TableView.self, to: type(of: tracing).roles.dataSource)
  }
}

// MARK: -

extension TracedTable: TableViewDataSource {
  func numberOfSections(in tableView: TableView) -> Int {
    count("numberOfSections")
    return dataSource.numberOfSections(in: tableView)
  }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    count("numberOfRowsInSection")
    return dataSource.tableView(tableView, numberOfRowsInSection: section)
  }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    count("cellForRowAt")
    let cell = dataSource.tableView(tableView, cellForRowAt: indexPath)
    tracing.cellMade(cell)
    return cell
  }

  func tableView(_ tableView: TableView, canEditRowAt indexPath: IndexPath) -> Bool {
    record("canEditRowAt(\(indexPath))")
    return dataSource.tableView(tableView, canEditRowAt: indexPath)
  }

  func tableView(
    _ tableView: TableView, commit editingStyle: TableView.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    record("commit(.\(editingStyle), forRowAt: \(indexPath))")
    dataSource.tableView(tableView, commit: editingStyle, forRowAt: indexPath)
  }
}

// MARK: -

extension TracedTable: TableViewDelegate {
  func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> Int {
    delegate.tableView(tableView, heightForRowAt: indexPath)
  }

  func tableView(_ tableView: TableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    record("willSelectRowAt(\(indexPath))")
    return delegate.tableView(tableView, willSelectRowAt: indexPath)
  }

  func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    record("didSelectRowAt(\(indexPath))")
    delegate.tableView(tableView, didSelectRowAt: indexPath)
  }
}

// MARK: -

extension TracedTable: DataSourceModelAssociation {
  private var association: (any DataSourceModelAssociation)? {
    dataSource as? any DataSourceModelAssociation
  }

  func modelIdentifier(forSection section: Int, in tableView: TableView) -> AnyHashable? {
    count("modelIdentifier")
    return association?.modelIdentifier(forSection: section, in: tableView)
  }

  func section(withModelIdentifier identifier: AnyHashable, in tableView: TableView) -> Int? {
    count("section")
    return association?.section(withModelIdentifier: identifier, in: tableView)
  }
}
