import EmployeeViews
import Employees

extension CellFactories {
  static let detail = CellFactory { (cell: EmployeeDetailCell, row: DetailRow) in
    cell.configure(with: row.detail)
  }

  static func star(tapped: @escaping (_ isStarred: Bool) -> Void) -> CellFactory {
    CellFactory { (cell: ButtonCell, row: StarRow) in
      cell.configure(with: row.title, isEnabled: row.isEnabled) { tapped(row.setsStar) }
    }
  }
}
