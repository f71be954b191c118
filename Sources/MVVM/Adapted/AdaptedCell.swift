import ListRendering

/// A kind of cell that registers itself and takes itself out of a table's pool.
///
/// **Article** "Adapting UITableView to MVVM": `AdaptedCellProtocol`. There, the identifier is
/// printed from the type for every row; here, a cell type states it once.
protocol AdaptedCell: TableViewCell {
  static var identifier: String { get }
}

// MARK: -

extension AdaptedCell {
  static func register(in tableView: TableView) {
    tableView.register(self, forCellReuseIdentifier: identifier)
  }

  static func reuse(in tableView: TableView, for indexPath: IndexPath) -> Self {
    tableView.dequeueReusableCell(withIdentifier: identifier, for: indexPath) as! Self
  }
}
