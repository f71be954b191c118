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
  /// One section.
  public func numberOfSections(in tableView: TableView) -> Int { 1 }

  /// No header.
  public func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
    nil
  }

  /// No footer.
  public func tableView(_ tableView: TableView, titleForFooterInSection section: Int) -> String? {
    nil
  }

  /// Allows it.
  public func tableView(_ tableView: TableView, canEditRowAt indexPath: IndexPath) -> Bool { true }

  /// Deletes nothing.
  public func tableView(
    _ tableView: TableView, commit editingStyle: TableView.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {}
}

// MARK: -

extension TableView {
  /// The way in which a row is edited.
  public enum EditingStyle: Sendable {
    /// The row is deleted.
    case delete
  }
}

// MARK: -

/// An object that is told which rows are needed soon, so that it can prepare them.
public protocol TableViewDataSourcePrefetching: AnyObject {
  /// Announces the rows that come next, nearest first.
  func tableView(_ tableView: TableView, prefetchRowsAt indexPaths: [IndexPath])

  /// Cancels announced rows that do not come after all.
  func tableView(_ tableView: TableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
}

// MARK: -

extension TableViewDataSourcePrefetching {
  /// Does nothing.
  public func tableView(
    _ tableView: TableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]
  ) {}
}
