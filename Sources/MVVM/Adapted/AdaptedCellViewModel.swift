/// A row: something that a cell factory has a cell for.
///
/// A base class, and no protocol: a list holds its rows in half the memory, and a cast to a final
/// subclass is one comparison.
///
/// **Article** "Adapting UITableView to MVVM": `AdaptedCellViewModelProtocol`.
class AdaptedCellViewModel {
  init() {}
}
