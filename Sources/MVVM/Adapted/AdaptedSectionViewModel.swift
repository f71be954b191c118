/// A section: the view models of its rows, and what a person can do with it.
///
/// It does nothing by itself: a section that can be selected and deleted says so.
///
/// **Article** "Adapting UITableView to MVVM": `AdaptedSectionViewModelProtocol` and its class, with
/// the cells alone.
class AdaptedSectionViewModel {
  /// The rows, from first to last; the subclass that makes them sets them once.
  final var cells: [AdaptedCellViewModel] = []

  init() {}

  // MARK: - Selection

  /// The name of the section, which stays the same when it moves.
  var identifier: String {
    fatalError("\(Self.self) must say how it is told from other sections")
  }

  /// Tells whether the rows can be selected and deleted.
  var isInteractive: Bool { false }

  func selected() {}

  // MARK: - Deleting

  func deleted() {}
}
