import ListRendering

/// A cell class that registers itself and dequeues its own cells.
///
/// **Article** "Adapting UITableView to MVVM": `AdaptedCellProtocol`. There, the identifier is
/// printed from the type for every row. Here, it is a constant of the cell class.
protocol AdaptedCell: UITableViewCell {
  static var identifier: String { get }
}

// MARK: -

extension AdaptedCell {
  static func register(in tableView: UITableView) {
    tableView.register(self, forCellReuseIdentifier: identifier)
  }

  static func reuse(in tableView: UITableView, for indexPath: IndexPath) -> Self {
    tableView.dequeueReusableCell(withIdentifier: identifier, for: indexPath) as! Self
  }
}

// MARK: -

/// A cell that begins to load when it comes into view, and stops when it leaves.
protocol LoadingCell: AdaptedCell {
  func willDisplay()
  func didEndDisplaying()
}

// MARK: -

/// A factory that makes the cell for a view model.
///
/// **Article** "Adapting UITableView to MVVM": `AdaptedCellFactoryProtocol`, with
/// `generateCell(viewModel:tableView:for:)`.
protocol AdaptedCellFactory: AnyObject {
  /// The cell classes that the factory makes; the table registers them.
  var cellTypes: [any AdaptedCell.Type] { get }

  /// Returns the cell for a row, filled.
  func makeCell(
    for viewModel: any AdaptedCellViewModel, in tableView: UITableView, at indexPath: IndexPath
  ) -> UITableViewCell

  func registerHeaders(in tableView: UITableView)

  /// Returns the view for the text above a section, filled.
  func makeHeader(for text: String, in tableView: UITableView) -> UIView
}
