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

  open func numberOfSections(in tableView: TableView) -> Int { 1 }

  open func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 0 }

  open func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    fatalError("\(Self.self) must implement tableView(_:cellForRowAt:)")
  }

  open func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
    nil
  }

  open func tableView(_ tableView: TableView, titleForFooterInSection section: Int) -> String? {
    nil
  }

  open func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> Int {
    tableView.rowHeight
  }

  open func tableView(
    _ tableView: TableView, willDisplay cell: TableViewCell, forRowAt indexPath: IndexPath
  ) {}

  open func tableView(
    _ tableView: TableView, didEndDisplaying cell: TableViewCell, forRowAt indexPath: IndexPath
  ) {}

  open func tableView(
    _ tableView: TableView, willSelectRowAt indexPath: IndexPath
  ) -> IndexPath? {
    indexPath
  }

  open func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {}

  open func tableView(
    _ tableView: TableView, willDeselectRowAt indexPath: IndexPath
  ) -> IndexPath? {
    indexPath
  }

  open func tableView(_ tableView: TableView, didDeselectRowAt indexPath: IndexPath) {}

  open func tableView(_ tableView: TableView, canEditRowAt indexPath: IndexPath) -> Bool { true }

  open func tableView(
    _ tableView: TableView, commit editingStyle: TableView.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {}
}
