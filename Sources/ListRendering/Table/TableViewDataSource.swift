/// The object that provides a table with counts and cells.
public protocol TableViewDataSource: AnyObject {
  /// Returns the number of sections, by default 1 (rule 2).
  func numberOfSections(in tableView: TableView) -> Int

  /// Returns the number of rows in a section.
  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int

  /// Returns the cell of a row, filled with what it shows.
  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell

  /// Returns the title above a section, `nil` for none (rule 19).
  func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String?

  /// Returns the title below a section, `nil` for none (rule 19).
  func tableView(_ tableView: TableView, titleForFooterInSection section: Int) -> String?

  /// Returns whether a row may be deleted with a swipe, by default true.
  func tableView(_ tableView: TableView, canEditRowAt indexPath: IndexPath) -> Bool

  /// Deletes a row after a swipe: the data source changes its data and updates the table.
  func tableView(
    _ tableView: TableView, commit editingStyle: TableView.EditingStyle,
    forRowAt indexPath: IndexPath)
}

// MARK: -

extension TableViewDataSource {
  /// Returns 1.
  public func numberOfSections(in tableView: TableView) -> Int { 1 }

  /// Returns no header.
  public func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
    nil
  }

  /// Returns no footer.
  public func tableView(_ tableView: TableView, titleForFooterInSection section: Int) -> String? {
    nil
  }

  /// Returns true.
  public func tableView(_ tableView: TableView, canEditRowAt indexPath: IndexPath) -> Bool { true }

  /// Deletes nothing.
  public func tableView(
    _ tableView: TableView, commit editingStyle: TableView.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {}
}

// MARK: -

extension TableView {
  /// A kind of edit.
  public enum EditingStyle: Sendable {
    /// The row is deleted.
    case delete
  }
}

// MARK: -

/// An object that prepares rows before they come into view.
public protocol TableViewDataSourcePrefetching: AnyObject {
  /// Announces the rows that come next, nearest first.
  func tableView(_ tableView: TableView, prefetchRowsAt indexPaths: [IndexPath])

  /// Cancels announced rows that are no longer needed.
  func tableView(_ tableView: TableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
}

// MARK: -

extension TableViewDataSourcePrefetching {
  /// Does nothing.
  public func tableView(
    _ tableView: TableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]
  ) {}
}
