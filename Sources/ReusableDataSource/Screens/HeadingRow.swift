import EmployeeViews
import ListRendering

/// A row with the heading of an open workplace.
struct HeadingRow: ListRow, Equatable {
  let title: String

  var isSelectable: Bool { true }
}

extension CellFactories {
  static let heading = CellFactory { (view: HeadingView, row: HeadingRow) in
    view.titleLabel.text = row.title
  }
}
