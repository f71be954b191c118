/// The object that decides the heights and the selection of rows, and is notified about rows.
public protocol TableViewDelegate: AnyObject {
  /// Returns the number of lines of a row, or ``TableView/automaticDimension`` (rule 5).
  func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> Int

  /// Called when a filled cell comes into view (rule 17).
  func tableView(
    _ tableView: TableView, willDisplay cell: TableViewCell, forRowAt indexPath: IndexPath)

  /// Called once when a cell has left the view (rule 17).
  func tableView(
    _ tableView: TableView, didEndDisplaying cell: TableViewCell, forRowAt indexPath: IndexPath)

  /// Returns the row to select after a tap: the row itself, another one, or `nil` (rule 18).
  func tableView(_ tableView: TableView, willSelectRowAt indexPath: IndexPath) -> IndexPath?

  /// Called when a tap has selected a row (rule 18).
  func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath)

  /// Returns the row to deselect for a new selection, `nil` to keep the old one (rule 18).
  func tableView(_ tableView: TableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath?

  /// Called when a tap on another row has deselected a row (rule 18).
  func tableView(_ tableView: TableView, didDeselectRowAt indexPath: IndexPath)
}

// MARK: -

extension TableViewDelegate {
  /// Returns the row height of the table.
  public func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> Int {
    tableView.rowHeight
  }

  /// Does nothing.
  public func tableView(
    _ tableView: TableView, willDisplay cell: TableViewCell, forRowAt indexPath: IndexPath
  ) {}

  /// Does nothing.
  public func tableView(
    _ tableView: TableView, didEndDisplaying cell: TableViewCell, forRowAt indexPath: IndexPath
  ) {}

  /// Returns the tapped row.
  public func tableView(
    _ tableView: TableView, willSelectRowAt indexPath: IndexPath
  ) -> IndexPath? {
    indexPath
  }

  /// Does nothing.
  public func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {}

  /// Returns the selected row.
  public func tableView(
    _ tableView: TableView, willDeselectRowAt indexPath: IndexPath
  ) -> IndexPath? {
    indexPath
  }

  /// Does nothing.
  public func tableView(_ tableView: TableView, didDeselectRowAt indexPath: IndexPath) {}
}
