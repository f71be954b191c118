import ListRendering

/// A cell that shows one type of view model, which the compiler knows.
///
/// **Article** The series on a reusable data source, part 2: `Configurable`.
protocol Configurable: TableViewCell {
  associatedtype ViewModel: ItemViewModel

  var viewModel: ViewModel? { get set }

  /// Shows an item, which must be of its type of view model.
  ///
  /// A requirement although nobody replaces it: so the cast is compiled for each class of cells, and
  /// need not look up at run time which type that is.
  func show(_ item: ItemViewModel)
}

// MARK: - Making cells

extension Configurable {
  func show(_ item: ItemViewModel) {
    viewModel = (item as! ViewModel)
  }
}
