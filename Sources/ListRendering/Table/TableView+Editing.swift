// MARK: - Editing

extension TableView {
  /// What a person does to a row.
  public enum EditingStyle: Sendable {
    /// The row is to go.
    case delete
  }

  /// Passes the gesture that deletes a row on to the data source, if it allows it.
  final func deleteRow(atLine line: Int) {
    guard let dataSource, let indexPath = indexPathForRow(atLine: line),
      dataSource.tableView(self, canEditRowAt: indexPath)
    else { return }
    dataSource.tableView(self, commit: .delete, forRowAt: indexPath)
  }
}
