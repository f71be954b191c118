import EmployeeViews
import ListRendering

/// A row with the name of an open workplace.
struct HeadingRow: ListRow, Equatable {
  let title: String

  var isSelectable: Bool { true }
}

/// A cell that shows a heading.
final class HeadingCell: HostCell<HeadingView>, ReusableCell {
  static let identifier = "HeadingCell"

  func configure(with title: String) {
    content.titleLabel.text = title
  }
}

extension CellFactories {
  static let heading = CellFactory { (cell: HeadingCell, row: HeadingRow) in
    cell.configure(with: row.title)
  }
}
