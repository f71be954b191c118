/// A section: the view models of its rows, and what a person can do with it.
///
/// **Article** "Adapting UITableView to MVVM": `AdaptedSectionViewModelProtocol`, with the cells alone.
protocol AdaptedSectionViewModel: AnyObject {
  var cells: [any AdaptedCellViewModel] { get }

  /// The name of the section, which stays the same when it moves.
  var identifier: String { get }

  /// Tells whether the rows can be selected and deleted.
  var isInteractive: Bool { get }

  func selected()
  func deleted()
}
