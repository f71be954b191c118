import EmployeeViews

/// A row with a heading, a kind that the employee list does not have.
nonisolated struct HeadingRow: ListRow {
  let title: String
}

extension CellFactories {
  static let heading = CellFactory { (cell: HeadingCell, row: HeadingRow) in
    cell.configure(with: row.title)
  }
}
