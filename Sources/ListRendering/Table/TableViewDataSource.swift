/// What a table must be told: how many rows there are, and which cell shows each.
public protocol TableViewDataSource: AnyObject {
  /// The number of sections; 1 where the data source does not say (rule 2).
  func numberOfSections(in tableView: TableView) -> Int

  /// The number of rows of one section.
  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int

  /// The cell for one row, filled with what it is to show.
  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell

  /// The line above a section; none where it is `nil` (rule 19).
  func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String?

  /// The line below a section; none where it is `nil` (rule 19).
  func tableView(_ tableView: TableView, titleForFooterInSection section: Int) -> String?

  /// Tells whether a person may delete a row; they may where the data source does not say.
  func tableView(_ tableView: TableView, canEditRowAt indexPath: IndexPath) -> Bool

  /// Deletes a row, as a person asked; the data source changes its data and tells the table.
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
