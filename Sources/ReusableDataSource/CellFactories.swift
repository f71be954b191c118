// MARK: - Making cells

/// The factories of the rows; each screen takes those that it needs.
enum CellFactories {
  static let info = CellFactory { (cell: EmployeeInfoCell, row: EmployeeInfoRow) in
    cell.configure(photo: row.photo, name: row.name, specialization: row.specialization)
  }

  static let workplace = CellFactory { (cell: EmployeeWorkplaceCell, row: WorkplaceRow) in
    cell.configure(with: row.workplace)
  }

  static let message = CellFactory { (cell: MessageCell, row: MessageRow) in
    cell.configure(with: row.message)
  }

  static func button<Button: Equatable>(tapped: @escaping (Button) -> Void) -> CellFactory {
    CellFactory { (cell: ButtonCell, row: ButtonRow<Button>) in
      cell.configure(with: row.title) { tapped(row.button) }
    }
  }
}
