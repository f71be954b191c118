import EmployeeViews
import Employees

/// The factories for the rows of employees; a screen takes those that it needs.
enum CellFactories {
  // MARK: - Making cells

  static let info = CellFactory { (cell: EmployeeInfoCell, row: EmployeeInfoRow) in
    cell.configure(photo: row.photo, name: row.name, specialization: row.specialization)
  }

  static let workplace = CellFactory { (cell: EmployeeWorkplaceCell, row: WorkplaceRow) in
    cell.configure(with: row.workplace)
  }

  static let message = CellFactory { (cell: MessageCell, row: MessageRow) in
    cell.configure(with: row.message)
  }

  // MARK: - Taps

  static func contact(tapped: @escaping (Contact) -> Void) -> CellFactory {
    CellFactory { (cell: ButtonCell, row: ContactRow) in
      cell.configure(with: row.title) { tapped(row.contact) }
    }
  }

  static func retry(tapped: @escaping () -> Void) -> CellFactory {
    CellFactory { (cell: ButtonCell, _: RetryRow) in
      cell.configure(with: .retry, tapped: tapped)
    }
  }
}
