import ListRendering

/// A cell that shows one type of view model, which the compiler knows.
///
/// **Article** The series on a reusable data source, part 2: `Configurable`.
protocol Configurable: TableViewCell {
  associatedtype ViewModel: ItemViewModel

  var viewModel: ViewModel? { get set }
}
