/// What a table may ask about its rows beyond their cells.
public protocol TableViewDelegate: AnyObject {
  /// The lines that a row takes, or ``TableView/automaticDimension`` for as many as its cell draws.
  func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> Int
}

// MARK: -

extension TableViewDelegate {
  /// The height that the table gives to all of its rows.
  public func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> Int {
    tableView.rowHeight
  }
}
