/// What a table asks and tells about its rows beyond their cells.
public protocol TableViewDelegate: AnyObject {
  /// The lines that a row takes, or ``TableView/automaticDimension`` for as many as its cell draws.
  func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> Int

  /// Tells that a cell comes into view; it was filled just before (rule 17).
  func tableView(
    _ tableView: TableView, willDisplay cell: TableViewCell, forRowAt indexPath: IndexPath)

  /// Tells that a cell has left the view, once for each row that leaves (rule 17).
  func tableView(
    _ tableView: TableView, didEndDisplaying cell: TableViewCell, forRowAt indexPath: IndexPath)

  /// The row to select for a row that was tapped: itself, another one, or `nil` for none (rule 18).
  func tableView(_ tableView: TableView, willSelectRowAt indexPath: IndexPath) -> IndexPath?

  /// Tells that a person selected a row (rule 18).
  func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath)

  /// The row to give up for a new selection, or `nil` to keep the old one (rule 18).
  func tableView(_ tableView: TableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath?

  /// Tells that a row lost the selection to another one (rule 18).
  func tableView(_ tableView: TableView, didDeselectRowAt indexPath: IndexPath)
}

// MARK: -

extension TableViewDelegate {
  /// The height that the table gives to all of its rows.
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

  /// The row that was tapped.
  public func tableView(
    _ tableView: TableView, willSelectRowAt indexPath: IndexPath
  ) -> IndexPath? {
    indexPath
  }

  /// Does nothing.
  public func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {}

  /// The row that was selected.
  public func tableView(
    _ tableView: TableView, willDeselectRowAt indexPath: IndexPath
  ) -> IndexPath? {
    indexPath
  }

  /// Does nothing.
  public func tableView(_ tableView: TableView, didDeselectRowAt indexPath: IndexPath) {}
}
