import ListRendering

/// A list that notes which rows came into view, left it and were asked for, by their names.
final class NamedList: LabelledList {
  /// The rows that were asked for.
  private(set) var askedNames: [String] = []

  /// The rows that came into view.
  private(set) var cameNames: [String] = []

  /// The rows that left the view, and the places that they were told of.
  private(set) var leftNames: [String] = []
  private(set) var leftPlaces: [String: IndexPath] = [:]

  /// Forgets what was noted.
  func forget() {
    calls = []
    askedNames = []
    cameNames = []
    leftNames = []
    leftPlaces = [:]
  }

  override func tableView(
    _ tableView: TableView, cellForRowAt indexPath: IndexPath
  ) -> TableViewCell {
    askedNames.append(sections[indexPath.section].rows[indexPath.row].name)
    return super.tableView(tableView, cellForRowAt: indexPath)
  }

  override func tableView(
    _ tableView: TableView, willDisplay cell: TableViewCell, forRowAt indexPath: IndexPath
  ) {
    cameNames.append(cell.rowName)
  }

  override func tableView(
    _ tableView: TableView, didEndDisplaying cell: TableViewCell, forRowAt indexPath: IndexPath
  ) {
    leftNames.append(cell.rowName)
    leftPlaces[cell.rowName] = indexPath
  }
}

// MARK: -

extension TableViewCell {
  /// The name of the row with which the cell was last filled.
  fileprivate var rowName: String {
    guard let cell = self as? LabelledCell else { return "" }
    return LabelledRow(lines: cell.label.lines).name
  }
}
