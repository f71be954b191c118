/// A screen whose view is a table, and which is its data source and delegate.
///
/// Every optional method of the two protocols stands here as `open`: a subclass of a class that
/// conforms is not looked up in the protocol's default, and a method that only the subclass had
/// would never be called (rule 6).
open class TableViewController: ViewController, TableViewDataSource, TableViewDelegate {
  /// The table, which is the screen's view.
  public let tableView: TableView

  /// Creates a screen around a table.
  public init(tableView: TableView = TableView()) {
    self.tableView = tableView
  }

  /// Sets the table as the view, with this screen as its data source and delegate.
  open override func loadView() {
    view = tableView
    tableView.dataSource = self
    tableView.delegate = self
  }

  /// One section, where a subclass does not say (rule 2).
  open func numberOfSections(in tableView: TableView) -> Int { 1 }

  /// No rows, where a subclass does not say.
  open func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 0 }

  /// Stops the program: a subclass that has rows must have cells for them.
  open func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    fatalError("\(Self.self) must implement tableView(_:cellForRowAt:)")
  }

  /// No header, where a subclass does not say (rule 19).
  open func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
    nil
  }

  /// No footer, where a subclass does not say (rule 19).
  open func tableView(_ tableView: TableView, titleForFooterInSection section: Int) -> String? {
    nil
  }

  /// The height that the table gives to all of its rows (rule 5).
  open func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> Int {
    tableView.rowHeight
  }

  /// Does nothing, where a subclass does not (rule 17).
  open func tableView(
    _ tableView: TableView, willDisplay cell: TableViewCell, forRowAt indexPath: IndexPath
  ) {}

  /// Does nothing, where a subclass does not (rule 17).
  open func tableView(
    _ tableView: TableView, didEndDisplaying cell: TableViewCell, forRowAt indexPath: IndexPath
  ) {}

  /// The row that was tapped, where a subclass does not choose another (rule 18).
  open func tableView(
    _ tableView: TableView, willSelectRowAt indexPath: IndexPath
  ) -> IndexPath? {
    indexPath
  }

  /// Does nothing, where a subclass does not (rule 18).
  open func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {}

  /// The row that was selected, where a subclass does not refuse (rule 18).
  open func tableView(
    _ tableView: TableView, willDeselectRowAt indexPath: IndexPath
  ) -> IndexPath? {
    indexPath
  }

  /// Does nothing, where a subclass does not (rule 18).
  open func tableView(_ tableView: TableView, didDeselectRowAt indexPath: IndexPath) {}

  /// Allows every row to be deleted, where a subclass does not say.
  open func tableView(_ tableView: TableView, canEditRowAt indexPath: IndexPath) -> Bool { true }

  /// Does nothing, where a subclass does not.
  open func tableView(
    _ tableView: TableView, commit editingStyle: TableView.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {}
}
