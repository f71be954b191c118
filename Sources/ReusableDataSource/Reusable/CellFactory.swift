import EmployeeViews
import UIKit

// MARK: - Making cells

/// A factory that makes the cells of one type of row, in any table.
///
/// The compiler checks that the closure fills such a cell with such a row, and the data source finds
/// the factory by the type of the row.
struct CellFactory {
  /// The type of row by which a data source finds the factory.
  let rowType: any ListRow.Type

  /// Registers the class of the cells.
  let registerCell: (UITableView) -> Void

  /// Returns a filled cell for a row, which must be of the factory's type.
  let makeCell: (any ListRow, UITableView, IndexPath) -> UITableViewCell

  /// Whether a tap on such a row selects it.
  private(set) var isSelectable = false

  /// Whether such a row can be swiped away; the screen then sets `onDelete` of the data source.
  private(set) var isDeletable = false

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

  // A screen says what can be done with its rows where it names their factories.

  /// The factory for a screen that selects such rows.
  var selectable: CellFactory {
    var factory = self
    factory.isSelectable = true
    return factory
  }

  /// The factory for a screen that deletes such rows.
  var deletable: CellFactory {
    var factory = self
    factory.isDeletable = true
    return factory
  }
}
