import EmployeeViews
import ListRendering

// MARK: - Rows

/// A section that an adapted table can show.
protocol AdaptedSection {
  associatedtype Row: AdaptedRow

  /// The rows, from first to last.
  var rows: [Row] { get }
}

/// A row of a section, for which a factory makes the cell.
protocol AdaptedRow {
  /// Whether a swipe over the row deletes its section.
  var isDeletable: Bool { get }
}

// MARK: - Making cells

/// A factory that makes the cells for one type of rows.
///
/// The compiler checks that it has a cell for each kind of row, if rows are an enumeration.
protocol AdaptedCellFactory<Row> {
  associatedtype Row

  /// Returns the cell for a row, filled.
  func makeCell(
    for row: Row, from cells: any AdaptedCellSource, at indexPath: IndexPath
  ) -> UITableViewCell
}

/// A source of cells, which are new or reused.
protocol AdaptedCellSource {
  /// Returns a cell of a class, which needs no registration.
  func cell<Cell: ReusableCell>(_ cellType: Cell.Type, for indexPath: IndexPath) -> Cell
}
