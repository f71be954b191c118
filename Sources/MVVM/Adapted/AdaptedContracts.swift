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
/// The compiler checks that it has a cell for each kind of row. It does not check that `cellTypes`
/// has the class of each cell: the program stops when a cell of another class is dequeued.
protocol AdaptedCellFactory<Row> {
  associatedtype Row

  /// The classes of the cells, which the table registers.
  var cellTypes: [any ReusableCell.Type] { get }

  /// Returns the cell for a row, filled.
  func makeCell(
    for row: Row, in tableView: UITableView, at indexPath: IndexPath
  ) -> UITableViewCell
}
