/// A section: the view models of its rows.
///
/// **Article** "Adapting UITableView to MVVM": `AdaptedSectionViewModelProtocol`.
protocol AdaptedSectionViewModel: AnyObject {
  var cells: [any AdaptedCellViewModel] { get }
}
