import UIKit

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

  /// The height of the header in points, or −1 for as many lines as it draws.
  var headerHeight: CGFloat = -1

  var rows: [NamedRow] = []

  /// The section with its current content.
  var content: LabelledSection {
    LabelledSection(
      header: header, headerHeight: headerHeight, rows: rows.map(\.content), footer: footer)
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

/// A list that records by name which rows left the view.
final class NamedList: LabelledList {
  /// The rows that left the view, and the index paths of the calls.
  private(set) var leaving: [(name: String, place: IndexPath)] = []

  /// Clears the record.
  func forget() {
    calls = []
    leaving = []
  }

  override func note(_ call: Call, _ cell: UITableViewCell? = nil) {
    super.note(call, cell)
    // The cell still shows what it was last filled with.
    if case .didEndDisplaying(let place) = call, let cell = cell as? LabelledCell {
      leaving.append((LabelledRow(lines: cell.label.lines).name, place))
    }
  }
}
