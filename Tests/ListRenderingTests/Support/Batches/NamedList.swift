import ListRendering

/// A row with a name that does not change with its content and its place.
nonisolated struct NamedRow: Sendable {
  /// The name, which is the beginning of each line of the row.
  let name: String

  /// The current content.
  var content: LabelledRow
}

// MARK: -

/// A section that keeps its name.
nonisolated struct NamedSection: Sendable {
  let name: String

  /// The titles above and below the rows.
  var header: String?
  var footer: String?

  var rows: [NamedRow] = []

  /// The section with its current content.
  var content: LabelledSection {
    LabelledSection(header: header, rows: rows.map(\.content), footer: footer)
  }
}

// MARK: -

nonisolated extension [NamedSection] {
  /// Returns the sections with their current content.
  ///
  /// - Parameter byPlace: Whether the height of a row depends on its place. It never exceeds the
  ///   lines of the row, because all blank lines look the same.
  func contents(heightsByPlace byPlace: Bool) -> [LabelledSection] {
    var contents = map(\.content)
    guard byPlace else { return contents }
    for section in contents.indices {
      for row in contents[section].rows.indices {
        let height = 1 + (row + 2 * section) % 4
        contents[section].rows[row].height = Swift.min(
          height, contents[section].rows[row].lines.count)
      }
    }
    return contents
  }
}

// MARK: -

nonisolated extension LabelledRow {
  /// The name of the row with this content.
  var name: String { String(lines[0].prefix { $0 != "." }) }
}

// MARK: -

/// A list that records by name which rows are requested, come into view and leave it.
final class NamedList: LabelledList {
  /// The rows that were requested.
  private(set) var askedNames: [String] = []

  /// The rows that came into view.
  private(set) var cameNames: [String] = []

  /// The rows that left the view, and the index paths of the calls.
  private(set) var leftNames: [String] = []
  private(set) var leftPlaces: [String: IndexPath] = [:]

  /// Clears the record.
  func forget() {
    calls = []
    askedNames = []
    cameNames = []
    leftNames = []
    leftPlaces = [:]
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    askedNames.append(sections[indexPath.section].rows[indexPath.row].name)
    return super.tableView(tableView, cellForRowAt: indexPath)
  }

  override func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    cameNames.append(cell.rowName)
  }

  override func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    leftNames.append(cell.rowName)
    leftPlaces[cell.rowName] = indexPath
  }
}

// MARK: -

extension UITableViewCell {
  /// The name of the row with which the cell was last filled.
  fileprivate var rowName: String {
    guard let cell = self as? LabelledCell else { return "" }
    return LabelledRow(lines: cell.label.lines).name
  }
}
