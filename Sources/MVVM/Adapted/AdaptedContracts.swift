import ListRendering

// MARK: - Rows

/// A section that an adapted table can show.
///
/// It is `Identifiable` and `Equatable`, too. The table asks for that itself, because a section is so
/// on the main actor only, and a protocol cannot inherit from another one in that way.
protocol AdaptedSection {
  associatedtype ID
  associatedtype Row: AdaptedRow

  /// The id, by which a deletion names the section.
  var id: ID { get }

  /// The rows, from first to last.
  var rows: [Row] { get }
}

/// A row of a section, for which a factory makes the cell.
protocol AdaptedRow {
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
