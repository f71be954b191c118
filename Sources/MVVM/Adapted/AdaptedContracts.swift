import ListRendering

// MARK: - Rows

/// A section that an adapted table can show; as its rows, it belongs to no actor.
nonisolated protocol AdaptedSection: Identifiable, Equatable {
  associatedtype Row: AdaptedRow

  /// The rows, from first to last.
  var rows: [Row] { get }
}

/// A row of a section, for which a factory makes the cell.
///
/// It says only what the table asks. A screen knows the type of its rows, and asks them itself whether
/// they can be selected.
nonisolated protocol AdaptedRow {
  /// Whether a swipe over the row deletes its section.
  var isDeletable: Bool { get }
}

// MARK: - Making cells

/// A factory that makes the cells for the rows of one type of sections.
protocol AdaptedCellFactory<Section> {
  associatedtype Section: AdaptedSection

  /// Returns a filled cell for a row.
  ///
  /// If rows are an enumeration, the compiler checks that each case has a cell.
  func makeCell(
    for row: Section.Row, in tableView: AdaptedTableView<Section>, at indexPath: IndexPath
  ) -> UITableViewCell
}
