import EmployeeViews
import UIKit

// MARK: - Making cells

/// A factory that makes the cells of one type of row, in any table.
///
/// The compiler checks that a factory fills its class of cells with its type of row.
struct CellFactory {
  /// The type of row by which a data source finds the factory.
  let rowType: any ListRow.Type

  /// Registers the class of the cells.
  let registerCell: (UITableView) -> Void

  /// Returns a filled cell for a row, which must be of the factory's type.
  let makeCell: (any ListRow, UITableView, IndexPath) -> UITableViewCell

  /// Creates a factory.
  ///
  /// - Parameter fill: Fills a cell with a row.
  init<Row: ListRow, Cell: ReusableCell>(_ fill: @escaping (_ cell: Cell, _ row: Row) -> Void) {
    rowType = Row.self
    registerCell = { tableView in tableView.register(Cell.self) }
    makeCell = { row, tableView, indexPath in
      let cell = tableView.dequeue(Cell.self, for: indexPath)
      fill(cell, row as! Row)
      return cell
    }
  }
}
